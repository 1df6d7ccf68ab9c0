import { answerSchemaOf, missingAnswer } from '#contract/quotes/form-answers.ts'
import { isOwnField, type FormAnswer, type FormField, type StoredAnswer } from '#contract/quotes/quote-forms.ts'
import { invalid } from '#server/http/problems.ts'
import { itemAt } from '#shared/item-at.ts'

type Value = FormAnswer['value']

const isBlank = (value: Value) => value === ''

/**
 * Validates answers against the form that was shown and returns them with its labels. The dialog's own fields are part of the request
 * itself and are left out here. A required checkbox must be answered, but need not be ticked.
 * @throws 400 at `answers.<index>` for an invalid answer, at `answers` for a missing one
 */
export function checkedAnswers(fields: FormField[], answers: FormAnswer[]): StoredAnswer[] {
  const stored = new Map<string, StoredAnswer>()
  const wrong = new Set<string>()
  const errors: { path: string; message: string }[] = []
  for (const [index, answer] of answers.entries()) {
    const outcome = checked(fields, stored, answer)
    if (typeof outcome === 'string') {
      wrong.add(answer.fieldId)
      errors.push({ path: `answers.${index}`, message: outcome })
    } else if (outcome) stored.set(outcome.fieldId, outcome)
  }
  const missing = fields.filter((field) => field.required && !isOwnField(field) && !stored.has(field.id) && !wrong.has(field.id))
  errors.push(...missing.map((field) => ({ path: 'answers', message: missingAnswer(field) })))
  if (errors.length > 0) throw invalid(errors)
  return [...stored.values()]
}

/** Returns the answer to store, undefined for one that is not stored, or the message of an invalid one. */
function checked(
  fields: FormField[],
  stored: Map<string, StoredAnswer>,
  { fieldId, value }: FormAnswer,
): StoredAnswer | string | undefined {
  const field = fields.find(({ id }) => id === fieldId)
  if (!field) return 'This form has no such field.'
  if (isOwnField(field) || isBlank(value)) return undefined
  if (stored.has(fieldId)) return 'This field is answered twice.'
  const read = answerSchemaOf(field).safeParse(value)
  // An error has at least one issue.
  return read.success ? { fieldId, label: field.label, value: read.data } : itemAt(read.error.issues, 0).message
}

/** Returns the answers that the current form has a field for, unvalidated, for a request that names no version of the form. */
export function knownAnswers(fields: FormField[], answers: FormAnswer[]): StoredAnswer[] {
  const labels = new Map(fields.filter((field) => !isOwnField(field)).map(({ id, label }) => [id, label]))
  const stored = new Map<string, StoredAnswer>()
  for (const { fieldId, value } of answers) {
    const label = labels.get(fieldId)
    if (label !== undefined && !isBlank(value)) stored.set(fieldId, { fieldId, label, value })
  }
  return [...stored.values()]
}
