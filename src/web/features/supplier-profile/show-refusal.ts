import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallError } from '#web/api/call.ts'

/** Puts what the server refuses to the fields that it is about, the focus to the first. A part of a list stands at the list. */
export function showRefusal<Values extends FieldValues, Checked>(form: UseFormReturn<Values, unknown, Checked>, error: unknown): void {
  const refused = (error instanceof CallError && error.problem?.errors) || []
  for (const [at, { path, message }] of refused.entries())
    form.setError(path.split('.', 1)[0] as FieldPath<Values>, { message }, { shouldFocus: at === 0 })
}
