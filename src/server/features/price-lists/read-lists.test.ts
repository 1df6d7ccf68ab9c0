import { describe, expect, test } from 'vitest'
import { readPriceList } from '#shared/price-list/read-price-list.ts'
import type { ExpectedPrice } from '#test/data/expected-prices.ts'
import { FOOD_LISTS } from '#test/data/food-price-lists.ts'
import { GOODS_LISTS } from '#test/data/goods-price-lists.ts'
import { MORE_FOOD_LISTS, MORE_GOODS_LISTS } from '#test/data/more-price-lists.ts'
import { priceListKnown } from './price-list-known.ts'

const sheetOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s*\|\s*/))

describe('lists of suppliers are read to the cent', () => {
  test.each([...FOOD_LISTS, ...GOODS_LISTS, ...MORE_FOOD_LISTS, ...MORE_GOODS_LISTS])('%s', (_, text, expected) => {
    const { rows } = readPriceList([sheetOf(text)], priceListKnown)
    const found = rows.map((row, at): ExpectedPrice => {
      const contents = row.contents && `${row.contents.amount} ${row.contents.measure}`
      const isSaid = expected[at]?.[4] !== undefined
      return [row.item, row.packSize, contents, row.priceCents, ...(isSaid && row.gst ? [row.gst] : [])] as ExpectedPrice
    })
    expect(found).toEqual(expected)
  })
})
