import { describe, expect, test } from 'vitest'
import type { Weekday } from '#contract/suppliers/weekdays.ts'
import { daysInWords, deliveryAnswer, deliveryTerms, hasDelivery } from './delivery-texts.ts'

describe('The words of delivery', () => {
  test.each<[string, Weekday[]]>([
    ['every day', ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']],
    ['Mon to Fri', ['mon', 'tue', 'wed', 'thu', 'fri']],
    ['Mon, Wed and Fri', ['fri', 'mon', 'wed']],
    ['Mon and Tue', ['mon', 'tue']],
    ['Mon to Wed, Fri and Sat', ['mon', 'tue', 'wed', 'fri', 'sat']],
    ['Sun', ['sun']],
  ])('delivery days read "%s"', (words, days) => {
    expect(daysInWords(days)).toBe(words)
  })

  const empty = { deliveryDays: [], cutOff: null, deliversOnHolidays: null, minimumOrderCents: null, serviceArea: [] }
  const textsOf = (terms: Parameters<typeof deliveryTerms>[0]) => deliveryTerms(terms).map(({ text }) => text)

  test('terms that a supplier has not given are null, and a minimum of nothing is none', () => {
    expect(textsOf(empty)).toEqual([null, null, null, null])
    expect(textsOf({ ...empty, minimumOrderCents: 0 })).toEqual([null, null, 'None', null])
  })

  test('the terms of delivery are in plain words', () => {
    const serviceArea = [
      { from: '3000', to: '3207' },
      { from: '3220', to: '3220' },
    ]
    expect(
      textsOf({ deliveryDays: ['mon', 'wed'], cutOff: '14:30', deliversOnHolidays: true, minimumOrderCents: 15_000, serviceArea }),
    ).toEqual(['Mon and Wed', '2:30 pm the day before', 'Delivers', '$150.00', 'Postcodes 3000 to 3207 and 3220'])
    expect(textsOf({ ...empty, deliveryDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] })[0]).toBe('Every day')
  })

  test('a long service area names its first range and counts the others, and its full text lists them all', () => {
    const serviceArea = Array.from({ length: 200 }, (_, i) => ({ from: String(3000 + 4 * i), to: String(3002 + 4 * i) }))
    const area = deliveryTerms({ ...empty, serviceArea })[3]!
    expect(area.text).toBe('Postcodes 3000 to 3002 and 199 more ranges')
    expect(area.all).toMatch(/^Postcodes 3000 to 3002, 3004 to 3006, .* and 3796 to 3798$/)
  })

  test('delivery is a matter for goods, and for a service that says something of it', () => {
    expect(hasDelivery({ ...empty, category: 'Coffee' })).toBe(true)
    expect(hasDelivery({ ...empty, category: 'Insurance' })).toBe(false)
    expect(hasDelivery({ ...empty, category: 'Cleaning', minimumOrderCents: 9_000 })).toBe(true)
  })
})

describe('deliveryAnswer', () => {
  const preston = { label: 'Preston VIC 3072', suburb: 'Preston', state: 'VIC' as const, postcode: '3072' }

  const next = { date: '2026-12-01', orderBy: '2026-11-30T12:00+11:00', words: { day: 'Tue 1 Dec', time: 'Mon 12 pm' } }

  test.each([
    ['Yes, delivers to Preston VIC 3072.', { place: preston, delivers: true, isEverywhere: true, nextDelivery: null }],
    [
      'Delivers to parts of Preston VIC 3072. Give a suburb or postcode to be sure.',
      { place: preston, delivers: true, isEverywhere: false, nextDelivery: null },
    ],
    [
      'Yes, delivers to Preston VIC 3072. Next delivery Tue 1 Dec, order by Mon 12 pm.',
      { place: preston, delivers: true, isEverywhere: true, nextDelivery: next },
    ],
    ['No, Preston VIC 3072 is not in the service area.', { place: preston, delivers: false, isEverywhere: false, nextDelivery: null }],
    [
      'The supplier has not said where it delivers. Ask in your request.',
      { place: preston, delivers: null, isEverywhere: false, nextDelivery: null },
    ],
    [
      'We do not know a place called “Atlantis”. Check the spelling or use a postcode.',
      { place: null, delivers: null, isEverywhere: false, nextDelivery: null },
    ],
  ])('it says “%s”', (words, delivery) => {
    expect(deliveryAnswer(delivery, 'Atlantis')).toBe(words)
  })
})
