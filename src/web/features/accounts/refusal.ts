import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallError, serverMessage } from '#web/api/call.ts'

/** The fields that a conflict is about, by its code. */
const FIELD_OF: Record<string, string> = { email_taken: 'email', username_taken: 'username' }

export const codeOf = (error: unknown) => (error instanceof CallError ? error.problem?.code : undefined)
export const statusOf = (error: unknown) => (error instanceof CallError ? error.status : undefined)

/** Puts the server's sentences to the fields they are about, the focus to the first of them, and the first sentence where the form says what is wrong. */
export function showRefusal<Values extends FieldValues, Checked>(form: UseFormReturn<Values, unknown, Checked>, error: unknown) {
  const sentence = serverMessage(error)
  const named = FIELD_OF[codeOf(error) ?? '']
  const refused = named ? [{ path: named, message: sentence }] : (error instanceof CallError && error.problem?.errors) || []
  for (const [at, { path, message }] of refused.entries()) form.setError(path as FieldPath<Values>, { message }, { shouldFocus: at === 0 })
  form.setError('root', { message: sentence })
}
