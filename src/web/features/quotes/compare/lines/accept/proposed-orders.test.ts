import { describe, expect, test } from 'vitest'
import { compared, line, offer, price } from '#test/data/compared-offers.ts'
import { offeredInstead } from './proposed-orders.ts'

const [lines, other] = [[line('1'), line('2'), line('3')], { substitute: 'Oat drink' }]
const offeredBy = (prices: Parameters<typeof offer>[1], more: Parameters<typeof offer>[2] = {}, rules = {}) => {
  const comparison = compared(lines, [offer('z', [price('1', 5)]), offer('a', prices, more)], { rules: { ...rules } })
  const total = comparison.partial.find(({ offerId }) => offerId === 'a') ?? comparison.whole.totals.find(({ offerId }) => offerId === 'a')
  return offeredInstead({ at: 1 }, total?.lineIds ?? [], comparison)
}

describe('What a supplier has instead, when its order is accepted', () => {
  test.each<[string, string[], string[]]>([
    ['nothing', offeredBy([price('1', 100), price('2', 100)]), []],
    ['a substitute beside its own prices', offeredBy([price('1', 100), price('2', 100, other)]), ['2']],
    ['several', offeredBy([price('1', 100, other), price('2', 100), price('3', 100, other)]), ['1', '3']],
    ['one that stands beside a price of the thing itself', offeredBy([price('1', 100), price('1', 50, other)]), []],
    ['one in another measure', offeredBy([price('1', 100), price('2', 50, { ...other, contents: { amount: 1, measure: 'kg' } })]), []],
    ['one that has expired', offeredBy([price('1', 100), price('2', 50, other)], { isExpired: true }), []],
    [
      'one that the rules allow already',
      offeredBy([price('1', 100), price('2', 50, other)], {}, { substitutes: [{ offerId: 'a', lineId: '2' }] }),
      [],
    ],
  ])('%s', (_, offered, expected) => {
    expect(offered).toEqual(expected)
  })

  test('only substitutes: they are offered as well', () => {
    expect(offeredBy([price('2', 100, other)])).toEqual(['2'])
  })
})
