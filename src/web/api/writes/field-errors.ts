import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallError } from '#web/api/call-error.ts'

/** Returns the form field for a path in the server's error document; undefined where the form has no such field. */
type FieldOf = (path: string) => string | undefined

/**
 * Shows the server's field errors at the form's fields and focuses the first; returns whether there were any. Without `fieldOf` the form's
 * field names are the server's, and an error in an item of a list is shown at the list.
 */
export function showFieldErrors<Values extends FieldValues, Checked>(
  { setError }: Pick<UseFormReturn<Values, unknown, Checked>, 'setError'>,
  error: unknown,
  fieldOf: FieldOf = (path) => path.split('.', 1)[0],
): boolean {
  const shown = fieldErrorsIn(error).flatMap(({ path, message }) => {
    const field = fieldOf(path)
    return field ? [{ field, message }] : []
  })
  // `fieldOf` returns names of the form's own fields.
  for (const [at, { field, message }] of shown.entries()) setError(field as FieldPath<Values>, { message }, { shouldFocus: at === 0 })
  return shown.length > 0
}

export const fieldErrorsIn = (error: unknown) => (error instanceof CallError && error.problem?.errors) || []
