import type { FormField } from '#contract/quotes/quote-forms.ts'
import { numberOf } from '#shared/money/typed-numbers.ts'
import type { TypedAnswer } from './supplier-answers.ts'

/** The dialog's own fields that answers to a supplier's form can fill. */
export const INFERRED_FIELDS = ['quantity', 'timeline', 'urgency'] as const
export type InferredField = (typeof INFERRED_FIELDS)[number]
/** What an answer tells, and the label of its field. */
export type InferredValue = { value: string; from: string }

type Answered = { field: FormField; value: string }

/**
 * Returns what the answers to a supplier's form tell about quantity, timeline and urgency, so that nobody types it twice. An answer that
 * could be read in two ways tells nothing. `today` is a day in Sydney.
 */
export function inferredFromAnswers(
  fields: readonly FormField[],
  answers: readonly TypedAnswer[],
  today: string,
): Partial<Record<InferredField, InferredValue>> {
  const answered = fields.flatMap((field, at): Answered[] => {
    const value = answers[at]?.value
    return typeof value === 'string' && value.trim() !== '' ? [{ field, value: value.trim() }] : []
  })
  const timing = timingInferred(answered, today)
  return {
    quantity: firstInferred(answered, quantityIn),
    timeline: firstInferred(answered, (one) => timing(one)?.timeline),
    urgency: firstInferred(answered, (one) => timing(one)?.urgency),
  }
}

function firstInferred(answered: readonly Answered[], read: (one: Answered) => string | undefined): InferredValue | undefined {
  for (const one of answered) {
    const value = read(one)
    if (value !== undefined) return { value, from: one.field.label }
  }
  return undefined
}

/** "Weekly Consumption (kg)", "Monthly Quantity", "Weekly Cases/Units": how often, of what, and in brackets the unit. */
const AMOUNT =
  /^(daily|weekly|monthly|yearly)\s+(?:(cases\/units|cases|units|litres|kilos|boxes|cartons)|(?:\w+\s+)?(?:consumption|volume|quantity|usage|amount))\s*(?:\(([^()]{1,20})\))?$/i
const PERIODS: Record<string, string> = { daily: 'a day', weekly: 'a week', monthly: 'a month', yearly: 'a year' }
const SAYS_PERIOD = /\b(day|daily|week|weekly|fortnight|fortnightly|month|monthly|year|yearly|annual|annually)\b/i

/** Returns the amount with its unit and how often, "12 kg a week". */
function quantityIn({ field: { label, type }, value }: Answered): string | undefined {
  const [, often, counted, unit] = AMOUNT.exec(label.trim()) ?? []
  const period = PERIODS[often?.toLowerCase() ?? '']
  if (!period) return undefined
  if (type === 'number')
    return Number.isNaN(numberOf(value)) ? undefined : [value, unit ?? counted?.toLowerCase(), period].filter(Boolean).join(' ')
  if (type !== 'text' || !/\d/.test(value)) return undefined
  return SAYS_PERIOD.test(value) ? value : `${value} ${period}`
}

/** Returns the question of the dialog that answers to a field fill in; undefined where they fill in none. */
export function fillsIn(field: FormField): string | undefined {
  if (quantityIn({ field, value: '12' }) !== undefined) return 'Quantity'
  return field.type === 'date' && WANTED_BY.test(field.label) ? 'Timeline' : undefined
}

type Timing = { timeline?: string; urgency?: string }

/** The choices of the timeline in the form "General" that say how soon it is; the others say nothing about it. */
const SOONNESS: Record<string, Timing> = {
  'This week': { urgency: 'urgent' },
  'This month': { urgency: 'standard' },
  'Next three months': { urgency: 'planning' },
}
/** The dates that say when goods have to come; "Lease expires" does not. */
const WANTED_BY = /\b(deliver(y|ed|ies)|needed|required|wanted)\b/i

const timingInferred =
  (answered: readonly Answered[], today: string) =>
  ({ field: { id, type, label }, value }: Answered): Timing | undefined => {
    if (id === 'timeline') return SOONNESS[value]
    if (type !== 'date' || !WANTED_BY.test(label)) return undefined
    // With two dates it is not known which one is meant.
    if (answered.filter(({ field }) => field.type === 'date').length > 1) return undefined
    return soonnessOf(daysBetween(today, value))
  }

/** A date in the past, or half typed, says nothing. */
function soonnessOf(days: number): Timing | undefined {
  if (Number.isNaN(days) || days < 0) return undefined
  if (days < 7) return { timeline: 'urgent', urgency: 'urgent' }
  return { urgency: days < 28 ? 'standard' : 'planning' }
}

const daysBetween = (from: string, to: string): number => (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000
