import { expect, test } from 'vitest'
import { readOrderList } from '#shared/order-line/read-list.ts'
import type { LineKnowledge } from '#shared/order-line/read-line.ts'
import { packSizeOf } from '#shared/pack-size/pack-size.ts'
import { matchPasted } from './match-pasted.ts'
import { blankPrice, type PriceValues } from './other-values.ts'

const known: LineKnowledge = {
  goodsOf: () => ({ category: null, isCounted: false, isVessel: false, isPortioned: false, measure: null }),
  isGoods: () => false,
}
const LINES = [
  { id: 'milk', item: 'Full cream milk', contents: { amount: 2, measure: 'L' } },
  { id: 'oat', item: 'Oat milk, barista', contents: { amount: 12, measure: 'L' } },
  { id: 'eggs', item: 'Eggs, free range 700 g', contents: null },
  { id: 'coriander', item: 'Coriander', contents: null },
  { id: 'prawns', item: 'Prawns 16/20', contents: null },
  { id: 'tomatoes', item: 'Tomatoes', contents: null },
  { id: 'gloves 8', item: 'Gloves 8', contents: null },
  { id: 'gloves 9', item: 'Gloves 9', contents: null },
  { id: 'flour a', item: 'Flour', contents: { amount: 12.5, measure: 'kg' } },
  { id: 'flour b', item: 'Flour', contents: { amount: 5, measure: 'kg' } },
]
const ROWS = LINES.map(({ id }) => blankPrice(id))
const match = (text: string, rows: readonly PriceValues[] = ROWS) => matchPasted(readOrderList(text.split('\n'), known), LINES, rows)
const filledIn = ({ prices }: { prices: readonly PriceValues[] }) =>
  prices.filter(({ priceCents }) => priceCents !== '').map(({ lineId, packSize, priceCents }) => [lineId, packSize, priceCents])

test.each<[text: string, lineId: string, pack: string, price: string]>([
  ['Full cream milk 2 L bottle $4.20 each', 'milk', 'bottle of 2 L', '4.20'],
  ['full cream milk 2L $4.20', 'milk', '', '4.20'],
  ['Milk, full cream $2.10/L', 'milk', '1 L', '2.10'],
  ['Oat milk barista 12 x 1L ctn $42', 'oat', 'ctn of 12 L', '42.00'],
  ['Barista oat milk $3.60/L', 'oat', '1 L', '3.60'],
  ['Eggs, free range 700 g carton of 180 $158', 'eggs', 'carton of 180 pieces', '158.00'],
  ['Coriander $2.50/bunch', 'coriander', 'bunch', '2.50'],
  ['coriander bunch $2.50', 'coriander', 'bunch', '2.50'],
  ['Prawns 16/20 $32/kg', 'prawns', '1 kg', '32.00'],
  ['Tomato $4.50/kg', 'tomatoes', '1 kg', '4.50'],
  ['Tomatoes 10kg $35', 'tomatoes', '', '35.00'],
  ['Tomatoes 5kg @ $20', 'tomatoes', '', '20.00'],
  ['Tomatoes 2 x 5 kg bags $44', 'tomatoes', '', '44.00'],
  ['Tomatoes 5 kg bag $22 each', 'tomatoes', 'bag of 5 kg', '22.00'],
  ['Tomatoes 500 g $4 ea', 'tomatoes', '', '4.00'],
  ['Tomatoes $0.80 each', 'tomatoes', 'each', '0.80'],
  ['Coriander bunch $2.50 each', 'coriander', 'bunch', '2.50'],
  ['Tomatoes 1 kg $5', 'tomatoes', '1 kg', '5.00'],
  ['Gloves 8 $12/box', 'gloves 8', 'box', '12.00'],
])('%s is a price for %s: %j, %s', (text, lineId, pack, price) => {
  expect(match(text)).toMatchObject({ filled: 1, unmatched: [] })
  expect(filledIn(match(text))).toEqual([[lineId, pack, price]])
})

test.each<[text: string, why: RegExp]>([
  ['Milk $4.20/L', /this name/],
  ['Skim milk 2 L bottle $4', /this name/],
  ['Oat milk $3/L', /this name/],
  ['Eggs, free range 600 g carton of 180 $140', /this name/],
  ['Eggs carton of 180 $140', /this name/],
  ['Prawns 21/25 $30/kg', /this name/],
  ['Prawns $30/kg', /this name/],
  ['Gloves $12/box', /this name/],
  ['Gloves 7 $12/box', /this name/],
  ['Cherry tomatoes $9/kg', /this name/],
  ['Tomato paste $9/kg', /this name/],
  ['Flour 12.5 kg bag $19', /Several lines/],
  ['Flour $1.50/kg', /Several lines/],
  ['Coriander', /No price/],
  ['Coriander seeds $14/kg', /this name/],
  ['TOTAL $120', /./],
])('%s is not matched: %s', (text, why) => {
  const { unmatched, ...rest } = match(text)
  expect([filledIn(rest), rest.filled, unmatched.length]).toEqual([[], 0, 1])
  expect(unmatched[0]!.why).toMatch(why)
})

test('a pack that is filled in is read as what the line says', () => {
  const packs = ['bottle of 2 L', 'ctn of 12 L', 'carton of 180 pieces', '1 kg', 'bag of 5 kg'].map(
    (pack) => packSizeOf(pack, null)?.amount,
  )
  expect(packs).toEqual([2, 12, 180, 1, 5])
})

test('a single pasted line is not taken for a single line of another name', () => {
  const one = matchPasted(readOrderList(['Skim milk $2/L'], known), [LINES[3]!], [blankPrice('coriander')])
  expect(one).toMatchObject({ filled: 0, unmatched: [{ text: 'Skim milk $2/L' }] })
})

test('what is typed stays: more packs get rows of their own, up to three, and the same price is there once', () => {
  const typed = ROWS.map((row) => (row.lineId === 'coriander' ? { ...row, packSize: '6 bunches', gst: 'free' as const } : row))
  const text = ['Coriander $2.50/bunch', 'Coriander $20/kg', 'Coriander $2.50/bunch', 'Coriander $14/tray'].join('\n')
  const { prices, unmatched } = match(text, typed)
  expect(prices.filter(({ lineId }) => lineId === 'coriander').map(({ packSize, gst }) => [packSize, gst])).toEqual([
    ['6 bunches', 'free'],
    ['bunch', ''],
    ['1 kg', ''],
  ])
  expect(unmatched).toEqual([{ text: 'Coriander $14/tray', why: expect.stringContaining('3 prices') }])
  expect(prices.map(({ lineId }) => lineId).indexOf('prawns')).toBe(6)
})
