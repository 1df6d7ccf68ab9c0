import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallError, serverMessage } from '#web/api/call-error.ts'
import { showFieldErrors } from '#web/api/field-errors.ts'

/** The fields that a conflict is about, by its code. */
const FIELD_OF: Record<string, string> = { email_taken: 'email', username_taken: 'username' }

/** Puts the server's messages to the fields they are about, the focus to the first of them, and the first where the form says what is wrong. */
export function showAtForm<Values extends FieldValues, Checked>(form: UseFormReturn<Values, unknown, Checked>, error: unknown) {
  const message = serverMessage(error)
  const conflicting = error instanceof CallError ? FIELD_OF[error.problem?.code ?? ''] : undefined
  if (conflicting) form.setError(conflicting as FieldPath<Values>, { message }, { shouldFocus: true })
  else showFieldErrors(form, error, (path) => path)
  form.setError('root', { message })
}
