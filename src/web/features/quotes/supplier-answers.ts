import { answerSchemaOf, missingAnswer } from '#contract/form-answers.ts'
import { isBlank, tidied } from '#shared/visible-text.ts'
import type { FormAnswer, FormField } from '#contract/quote-forms.ts'

/** An answer as the form holds it: a text, or whether a box is ticked. */
export type Typed = { fieldId: string; value: FormAnswer['value'] }

/** Blank answers to a form, with those of a draft of the same form in them. */
export function startingAnswers(fields: readonly FormField[], kept: unknown): Typed[] {
  const before = new Map((Array.isArray(kept) ? kept : []).map((one: Partial<Typed> | null) => [one?.fieldId, one?.value]))
  return fields.map(({ id, type }) => {
    const blank = type === 'checkbox' ? false : ''
    const value = before.get(id)
    return { fieldId: id, value: typeof value === typeof blank ? value! : blank }
  })
}

/** What is sent: an answer that was left blank is none. A box that is not ticked says no. */
export const givenAnswers = (typed: readonly Typed[]): Typed[] => typed.filter(({ value }) => typeof value !== 'string' || !isBlank(value))

/** Why an answer is refused; the server has the last word. */
export function refusalOf(field: FormField, value: Typed['value']): string | undefined {
  const given = typeof value === 'string' ? tidied(value) : value
  if (given === '') return field.required ? missingAnswer(field) : undefined
  return answerSchemaOf(field).safeParse(given).error?.issues[0]?.message
}
