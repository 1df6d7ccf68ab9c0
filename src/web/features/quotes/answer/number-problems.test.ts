import { describe, expect, test } from 'vitest'
import { AMBIGUOUS_NUMBER, FINE_AMOUNT, NO_NUMBER } from '#shared/money/typed-numbers.ts'
import { BLANK, BLANK_LINE } from './answer-values.ts'
import { withNumberProblems } from './number-problems.ts'

const missing = () => ({ type: 'invalid_type', message: 'Please give a price.' })

describe('withNumberProblems', () => {
  test('a typed number that cannot be read is explained, and errors of missing or too large numbers stay', () => {
    const values = {
      ...BLANK,
      deliveryCents: '1,5',
      minimumCents: '$9,999,999',
      lines: [
        { ...BLANK_LINE, quantity: 'two', priceCents: '' },
        { ...BLANK_LINE, quantity: '10,000', priceCents: '10,00' },
        { ...BLANK_LINE, priceCents: '0.0345' },
      ],
    }
    const errors = {
      deliveryCents: missing(),
      minimumCents: missing(),
      lines: [{ quantity: missing(), priceCents: missing() }, { priceCents: missing() }, { priceCents: missing() }],
    }
    expect(withNumberProblems(errors, values)).toMatchObject({
      deliveryCents: { message: AMBIGUOUS_NUMBER },
      minimumCents: missing(),
      lines: [
        { quantity: { message: NO_NUMBER }, priceCents: missing() },
        { priceCents: { message: AMBIGUOUS_NUMBER } },
        { priceCents: { message: FINE_AMOUNT } },
      ],
    })
  })
})
