import { answerSchemaOf, missingAnswer } from '#contract/quotes/form-answers.ts'
import { isBlank, tidied } from '#shared/text/visible-text.ts'
import type { FormAnswer, FormField } from '#contract/quotes/quote-forms.ts'

/** An answer as the form holds it: a text, or whether a checkbox is checked. */
export type TypedAnswer = { fieldId: string; value: FormAnswer['value'] }

/**
 * Returns the form's starting answers: those of a draft of the same form where their types match, else what is known, by the fields' ids, else
 * blank ones.
 */
export function startingAnswers(fields: readonly FormField[], draft: unknown, known: Readonly<Record<string, string>> = {}): TypedAnswer[] {
  const drafted = new Map((Array.isArray(draft) ? draft : []).map((one: Partial<TypedAnswer> | null) => [one?.fieldId, one?.value]))
  return fields.map(({ id, type }) => {
    const blank = type === 'checkbox' ? false : ''
    const value = drafted.get(id)
    const answer = value !== undefined && typeof value === typeof blank ? value : blank
    return { fieldId: id, value: answer === '' && type === 'text' ? (known[id] ?? '') : answer }
  })
}

/** Returns the answers to send, without blank texts. An unchecked checkbox is an answer: it says no. */
export const nonBlankAnswers = (typed: readonly TypedAnswer[]): TypedAnswer[] =>
  typed.filter(({ value }) => typeof value !== 'string' || !isBlank(value))

/** Returns the error message for an answer, if it is invalid; the server validates again. */
export function answerProblem(field: FormField, value: TypedAnswer['value']): string | undefined {
  const answer = typeof value === 'string' ? tidied(value) : value
  if (answer === '') return field.required ? missingAnswer(field) : undefined
  return answerSchemaOf(field).safeParse(answer).error?.issues[0]?.message
}
