import { describe, expect, test } from 'vitest'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { historyOf } from './history-texts.ts'

const at = '2026-10-14T00:00:00.000Z'
const entry = (step: string, by: string, note: string | null = null) => ({ step, by, at, note })
const quote = {
  businessName: 'Moth and Lamp',
  supplier: { businessName: 'Tin Shed' },
  createdAt: at,
  history: [
    entry('view', 'supplier'),
    entry('answer', 'supplier'),
    entry('message', 'buyer', 'Cheaper?'),
    entry('answer', 'supplier'),
    entry('expire', 'system'),
  ],
} as unknown as QuoteDetail
const words = (seenAs: QuoteDetail['seenAs']) => historyOf({ ...quote, seenAs }).map(({ what }) => what)

describe('historyOf', () => {
  test('each side reads itself as "You" and the other by name, and later quotes are revisions', () => {
    expect(words('buyer')).toEqual([
      'You asked for a quote',
      'Tin Shed opened the request',
      'Tin Shed answered with prices',
      'You wrote',
      'Tin Shed revised the prices',
      'The prices expired',
    ])
    expect(words('supplier')).toContain('You revised the prices')
    expect(words('owner')).toContain('Moth and Lamp wrote')
  })
})
