import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallError } from './call-error.ts'

/** Fields of a form by what the server calls them; undefined for what has none. */
type FieldOf = (path: string) => string | undefined

/**
 * Puts what the server found wrong to the fields that it is about, the focus to the first; returns whether there was any. Without `fieldOf`
 * the form has the names of the server, and what is wrong with a part of a list stands at the list.
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
  for (const [at, { field, message }] of shown.entries()) setError(field as FieldPath<Values>, { message }, { shouldFocus: at === 0 })
  return shown.length > 0
}

export const fieldErrorsIn = (error: unknown) => (error instanceof CallError && error.problem?.errors) || []
