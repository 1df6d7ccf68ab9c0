import { expect, test } from 'vitest'
import { GOODS_IN_CONTAINERS, NAMED_AFTER_GOODS } from '#test/data/goods/named-after-goods.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { goodsKey, soldItem } from './range-keys.ts'

const casesOf = (text: string) =>
  text
    .trim()
    .split(/;\s/)
    .map((each): [row: string, goods: string] => {
      const [row = '', goods = ''] = each.split(':').map((part) => part.replace(/\s+/g, ' ').trim())
      return [row, goods]
    })
const isFound = (row: string, goods: string) => soldItem(row).goodsKeys.includes(goodsKey(lookUp(goods)?.term ?? 'unknown'))

test.each(casesOf(NAMED_AFTER_GOODS))('“%s” is only named after %s, which does not find it', (row, goods) =>
  expect([lookUp(goods) === undefined, isFound(row, goods)]).toEqual([false, false]),
)

test.each(casesOf(GOODS_IN_CONTAINERS))('“%s” is %s', (row, goods) => expect(isFound(row, goods)).toBe(true))
