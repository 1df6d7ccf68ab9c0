import { describe, expect, test } from 'vitest'
import type { Supplier } from '#contract/suppliers.ts'
import type { Weekday } from '#contract/weekdays.ts'
import { daysInWords, deliveryFacts } from './delivery-words.ts'

describe('daysInWords and deliveryFacts', () => {
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

  const empty = { deliveryDays: [], cutOff: null, minimumOrderCents: null, serviceArea: [], abn: null } as Partial<Supplier> as Supplier

  test('details that a supplier has not given are left out', () => {
    expect(deliveryFacts(empty)).toEqual([])
    expect(deliveryFacts({ ...empty, minimumOrderCents: 0 }).map(({ text }) => text)).toEqual(['No minimum order'])
  })

  test('the details of delivery are in plain words', () => {
    const facts = deliveryFacts({
      ...empty,
      deliveryDays: ['mon', 'wed'],
      cutOff: '14:30',
      minimumOrderCents: 15_000,
      serviceArea: [
        { from: '3000', to: '3207' },
        { from: '3220', to: '3220' },
      ],
      abn: '51824753556',
    })
    expect(facts.map(({ text }) => text)).toEqual([
      'Delivers Mon and Wed',
      'Order by 2:30 pm',
      'Minimum order $150.00',
      'Postcodes 3000 to 3207 and 3220',
      'ABN 51 824 753 556',
    ])
  })

  test('a long service area names its first range and counts the others, and its full text lists them all', () => {
    const serviceArea = Array.from({ length: 200 }, (_, i) => ({ from: String(3000 + 4 * i), to: String(3002 + 4 * i) }))
    const [fact] = deliveryFacts({ ...empty, serviceArea })
    expect(fact!.text).toBe('Postcodes 3000 to 3002 and 199 more ranges')
    expect(fact!.all).toMatch(/^Postcodes 3000 to 3002, 3004 to 3006, .* and 3796 to 3798$/)
  })
})
