import { describe, expect, test } from 'vitest'
import type { InstantTerms } from '#contract/price-lists/price-list-settings.ts'
import { problemsInTerms, termsDraftIn, termsOf, termsValuesOf, type TermsField } from './terms-values.ts'

const TERMS: InstantTerms = {
  isOn: false,
  leastPercent: 60,
  validDays: 14,
  holdWeeks: null,
  noticeDays: 7,
  deliveryCents: 1250,
  freeDeliveryFromCents: null,
  deliveryGst: 'goods',
  belowMinimum: 'refuse',
  discountPercent: 0,
}
const VALUES = termsValuesOf(TERMS)

describe('Terms of answers at once', () => {
  test('are sent as they were read', () => {
    const { isOn: _, deliveryGst: __, ...sent } = TERMS
    expect(termsOf(VALUES)).toEqual(sent)
    expect(problemsInTerms(VALUES)).toEqual({})
    expect(termsDraftIn(JSON.parse(JSON.stringify(VALUES)))).toEqual(VALUES)
    expect(termsDraftIn({ ...VALUES, holdWeeks: 4 })).toBeUndefined()
  })

  test.each<[field: TermsField, typed: string, problem: string | undefined]>([
    ['leastPercent', '', 'Please give a whole number from 1 to 100.'],
    ['leastPercent', '0', 'Please give a whole number from 1 to 100.'],
    ['leastPercent', '100', undefined],
    ['discountPercent', '12.5', 'Please give a whole number from 0 to 50.'],
    ['discountPercent', '0', undefined],
    ['validDays', '61', 'Please give a whole number of days, 1 to 60.'],
    ['validDays', 'two', 'Please give a number only, such as 12, 2.5 or 10,000.'],
    ['holdWeeks', '', undefined],
    ['holdWeeks', '105', 'Please give a whole number of weeks, 0 to 104.'],
    ['deliveryCents', '', undefined],
    ['deliveryCents', '$12.-', undefined],
    ['deliveryCents', 'free', 'Please give a number only, such as 12, 2.5 or 10,000.'],
    ['freeDeliveryFromCents', '1.234', 'Please give two decimals at most, such as 12.50.'],
  ])('%s typed as "%s" is checked', (field, typed, problem) => {
    expect(problemsInTerms({ ...VALUES, [field]: typed })[field]).toBe(problem)
  })
})
