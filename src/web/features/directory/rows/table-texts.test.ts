import { describe, expect, test } from 'vitest'
import { tableTexts } from '#contract/site-texts/listing-table-texts.ts'
import { answerWords, deliveryWords, minimumWords, placeWords } from './table-texts.ts'

const { texts } = tableTexts

describe('The words of the table', () => {
  test('what a supplier has not said is not known', () => {
    expect(placeWords({ suburb: null, state: null })).toBeUndefined()
    expect(deliveryWords(texts, { deliveryDays: [] })).toBeUndefined()
    expect(minimumWords({ minimumOrderCents: null })).toBeUndefined()
    expect([answerWords(texts, null), answerWords(texts, undefined)]).toEqual([undefined, undefined])
  })

  test('days of delivery stand for a list without a place, and for a place only where it delivers there', () => {
    const deliveryDays = ['tue', 'fri'] as const
    expect(deliveryWords(texts, { deliveryDays: [...deliveryDays] })).toBe('Tue, Fri')
    expect(deliveryWords(texts, { deliveryDays: [...deliveryDays], delivers: true })).toBe('Tue, Fri')
    expect(deliveryWords(texts, { deliveryDays: [...deliveryDays], delivers: null })).toBeUndefined()
    expect(deliveryWords(texts, { deliveryDays: [], delivers: true })).toBe('Yes')
  })

  test('amounts and times have their unit, and times are rounded up', () => {
    expect(minimumWords({ minimumOrderCents: 15_000 })).toBe('$150.00')
    expect([0, 60, 61, 23 * 60 + 1, 24 * 60, 24 * 60 + 1].map((minutes) => answerWords(texts, minutes))).toEqual([
      '1 h',
      '1 h',
      '2 h',
      '24 h',
      '1 day',
      '2 days',
    ])
  })
})
