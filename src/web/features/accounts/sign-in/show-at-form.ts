import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallError, serverMessage } from '#web/api/call-error.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'

/** Fields by the code of a conflict. */
const FIELD_OF: Record<string, string> = { email_taken: 'email', username_taken: 'username' }

/** Shows the server's messages at their fields, focuses the first of these, and shows the first message as the form's error. */
export function showAtForm<Values extends FieldValues, Checked>(form: UseFormReturn<Values, unknown, Checked>, error: unknown) {
  const message = serverMessage(error)
  const conflicting = error instanceof CallError ? FIELD_OF[error.problem?.code ?? ''] : undefined
  // A form that can cause a conflict has its field.
  if (conflicting) form.setError(conflicting as FieldPath<Values>, { message }, { shouldFocus: true })
  else showFieldErrors(form, error, (path) => path)
  form.setError('root', { message })
}
