import type { RequestLine } from '#contract/quotes/request-lines.ts'

type Need = { amount: number; measure: string }

const line = (id: string, item: string, { amount, measure }: Need): RequestLine => ({
  id,
  item,
  quantity: amount,
  unit: measure === 'piece' ? null : measure,
  contents: null,
  every: 'week',
  note: null,
  amount,
  measure,
})

/** What an invented cafe needs in a week. */
export const EXAMPLE_LINES: readonly RequestLine[] = [
  line('milk', 'Full cream milk', { amount: 40, measure: 'L' }),
  line('oat-milk', 'Oat milk, barista', { amount: 24, measure: 'L' }),
  line('eggs', 'Free-range eggs, 700 g', { amount: 180, measure: 'piece' }),
  line('butter', 'Unsalted butter', { amount: 5, measure: 'kg' }),
  line('flour', 'Plain flour', { amount: 25, measure: 'kg' }),
  line('sugar', 'Caster sugar', { amount: 15, measure: 'kg' }),
  line('cups', 'Takeaway cups, 12 oz', { amount: 1000, measure: 'piece' }),
  line('tomatoes', 'Roma tomatoes', { amount: 20, measure: 'kg' }),
]
