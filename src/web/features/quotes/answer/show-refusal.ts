import type { FieldPath } from 'react-hook-form'
import { CallError } from '#web/api/call.ts'
import type { AnswerValues } from './answer-values.ts'
import type { AnswerFormState } from './use-answer-form.ts'

/** Puts what the server refuses to the fields that it is about, the focus to the first; false where it names none. */
export function showRefusal(form: AnswerFormState, error: unknown): boolean {
  const refused = (error instanceof CallError && error.status === 400 && error.problem?.errors) || []
  const known = refused.filter(({ path }) => path !== '' && path !== 'attachmentId')
  for (const [at, { path, message }] of known.entries())
    form.setError(path as FieldPath<AnswerValues>, { message }, { shouldFocus: at === 0 })
  return known.length > 0
}
