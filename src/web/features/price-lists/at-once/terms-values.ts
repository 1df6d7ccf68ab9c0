import type { InstantTerms, NewInstant } from '#contract/price-lists/price-list-settings.ts'
import { amountProblem, centsOf, numberOf, numberProblem, typedDollars } from '#shared/money/typed-numbers.ts'

/** The terms of answers at once as they are typed. */
export type TermsValues = Record<TermsField, string>
const TERMS_FIELDS = [
  'leastPercent',
  'discountPercent',
  'validDays',
  'deliveryCents',
  'freeDeliveryFromCents',
  'belowMinimum',
  'holdWeeks',
  'noticeDays',
] as const
export type TermsField = (typeof TERMS_FIELDS)[number]
export type TermsProblems = Partial<Record<TermsField, string>>

/** Fields of whole numbers, with the least and the most of each; those that may be blank say nothing then. */
const WHOLE = {
  leastPercent: [1, 100, 'from 1 to 100'],
  discountPercent: [0, 50, 'from 0 to 50'],
  validDays: [1, 60, 'of days, 1 to 60'],
  holdWeeks: [0, 104, 'of weeks, 0 to 104'],
  noticeDays: [0, 365, 'of days, 0 to 365'],
} as const
const MAY_BE_BLANK: readonly TermsField[] = ['holdWeeks', 'noticeDays', 'deliveryCents', 'freeDeliveryFromCents']

const typed = (value: number | null) => (value === null ? '' : String(value))

export const termsValuesOf = (terms: InstantTerms): TermsValues => ({
  leastPercent: typed(terms.leastPercent),
  discountPercent: typed(terms.discountPercent),
  validDays: typed(terms.validDays),
  deliveryCents: typedDollars(terms.deliveryCents),
  freeDeliveryFromCents: typedDollars(terms.freeDeliveryFromCents),
  belowMinimum: terms.belowMinimum,
  holdWeeks: typed(terms.holdWeeks),
  noticeDays: typed(terms.noticeDays),
})

/** Returns what is wrong with the terms, by field. */
export function problemsInTerms(values: TermsValues): TermsProblems {
  const problems: TermsProblems = {}
  for (const field of TERMS_FIELDS) {
    const problem = problemIn(field, values[field].trim())
    if (problem !== undefined) problems[field] = problem
  }
  return problems
}

function problemIn(field: TermsField, text: string): string | undefined {
  if (field === 'belowMinimum' || (text === '' && MAY_BE_BLANK.includes(field))) return undefined
  if (field === 'deliveryCents' || field === 'freeDeliveryFromCents') return Number.isNaN(centsOf(text)) ? amountProblem(text) : undefined
  const [least, most, range] = WHOLE[field]
  const number = numberOf(text)
  if (text !== '' && Number.isNaN(number)) return numberProblem(text)
  return Number.isInteger(number) && number >= least && number <= most ? undefined : `Please give a whole number ${range}.`
}

const orNull = (text: string, read: (text: string) => number) => (text.trim() === '' ? null : read(text))

/** Returns the terms as they are sent. */
export const termsOf = (values: TermsValues): NewInstant => ({
  leastPercent: numberOf(values.leastPercent),
  discountPercent: numberOf(values.discountPercent),
  validDays: numberOf(values.validDays),
  deliveryCents: orNull(values.deliveryCents, centsOf),
  freeDeliveryFromCents: orNull(values.freeDeliveryFromCents, centsOf),
  belowMinimum: values.belowMinimum === 'difference' ? 'difference' : 'refuse',
  holdWeeks: orNull(values.holdWeeks, numberOf),
  noticeDays: orNull(values.noticeDays, numberOf),
})

/** Returns terms that were typed before, from what the browser has stored; undefined for anything else. */
export const termsDraftIn = (stored: unknown): TermsValues | undefined =>
  typeof stored === 'object' &&
  stored !== null &&
  TERMS_FIELDS.every((field) => field in stored && typeof Reflect.get(stored, field) === 'string')
    ? (stored as TermsValues)
    : undefined
