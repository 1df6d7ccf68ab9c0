import { describe, expect, test } from 'vitest'
import { fillLine, PriceBook, type SoldRow } from '#shared/price-list/filling/price-book.ts'
import { packSizeOf } from '#shared/pack-size/pack-size.ts'
import { namedGoods } from './named-goods.ts'

/** A line, the rows of a list as "item @ pack @ dollars", which of them are filled in, the best first, and which are only alike. */
type Case = [item: string, need: string, rows: string, filled: string, alike: string]

/** What a list sells by: "5 kg", "each" or nothing. */
const rowOf = (text: string): SoldRow => {
  const [item = '', pack = '', dollars = ''] = text.split('@').map((part) => part.trim())
  const packSize = pack === '' ? null : pack
  const read = packSize === null ? null : packSizeOf(packSize)
  return {
    item,
    packSize,
    unit: null,
    contents: read && { amount: read.amount, measure: read.measure },
    priceCents: dollars === '' ? null : Math.round(Number(dollars) * 100),
    isAvailable: true,
  }
}

function filledFor([item, need, rows]: Case): { filled: string; alike: string } {
  const sold = rows.split(';').map(rowOf)
  const [amount = '', measure = ''] = need.split(' ')
  const line = { item, amount: amount === '' ? null : Number(amount), measure: measure === '' ? null : measure, contents: null }
  const { filled, alike } = fillLine(new PriceBook(sold, namedGoods), line, namedGoods(item))
  const places = (found: readonly { row: SoldRow }[]) => found.map(({ row }) => sold.indexOf(row) + 1).join(' ')
  return { filled: places(filled), alike: places(alike) }
}

const CASES: Case[] = [
  // Names of the same goods.
  ['Milk', '12 L', 'Full cream milk @ 2 L @ 3.20', '1', ''],
  ['Full cream milk', '12 L', 'MILK @ 2 L @ 3.20', '1', ''],
  ['whole milk', '12 L', 'Full cream milk @ 2 L @ 3.20', '1', ''],
  ['skinny milk', '6 L', 'Skim Milk @ 2 L @ 3.00; Full cream milk @ 2 L @ 2.00', '1', ''],
  ['Cream', '5 L', 'Sour cream @ 1 L @ 4.00', '', ''],
  ['Cream', '5 L', 'Sour cream @ 1 L @ 4.00; Cream @ 1 L @ 6.00', '2', ''],
  ['Cream', '5 L', 'Thickened cream @ 1 L @ 6.00', '', '1'],
  ['Sour cream', '5 L', 'Cream @ 1 L @ 6.00; Sour cream @ 1 L @ 4.00', '2', ''],
  ['serviettes', '1000 piece', 'Napkins @ 1000 pieces @ 30.00', '1', ''],
  ['chook', '10 kg', 'Chicken @ 10 kg @ 60.00', '1', ''],
  ['danish fetta', '2 kg', 'Danish Feta @ 2 kg @ 28.00', '1', ''],
  ['Avocados', '20 piece', 'Avocado @ 20 pieces @ 30.00', '1', ''],
  ['Eggs', '180 piece', 'Free range eggs @ 180 pieces @ 70.00', '', '1'],
  ['Free range eggs', '180 piece', 'Eggs @ 180 pieces @ 50.00', '', '1'],
  ['Tomatoes', '10 kg', 'Roma tomatoes @ 10 kg @ 30.00; Tomato @ 10 kg @ 25.00', '2', '1'],
  ['Chicken breast', '10 kg', 'Chicken breast fillet @ 5 kg @ 54.00', '', '1'],
  ['Chicken breast fillet', '10 kg', 'Chicken Breast Fillet @ 5 kg @ 54.00', '1', ''],
  ['Chicken', '10 kg', 'Beef mince @ 5 kg @ 54.00; Chicken thigh @ 5 kg @ 44.00', '', '2'],
  ['Salmon', '4 kg', 'Barramundi @ 1 kg @ 20.00', '', ''],
  ['Lettuce', '6 kg', 'Cabbage @ 1 kg @ 3.00', '', ''],
  ['Oat milk', '12 L', 'Almond milk @ 1 L @ 3.00; Milk @ 2 L @ 3.00; Oat milk @ 12 x 1 L @ 36.00', '3', ''],
  ['Milk', '12 L', 'Oat milk @ 1 L @ 3.00', '', ''],
  ['Milk crates', '2 piece', 'Milk @ 2 L @ 3.00', '', ''],
  ['Milk', '2 piece', 'Milk crate @ each @ 12.00; Milk jug @ each @ 9.00', '', ''],
  ['Eggs', '30 piece', 'Egg carton @ 30 pieces @ 12.00; Egg slicer @ each @ 9.00; Eggs @ 30 pieces @ 13.00', '3', ''],
  ['Zorbleflip', '2 kg', 'Zorbleflip @ 1 kg @ 9.00; Zorble @ 1 kg @ 8.00', '1', ''],
  // What is said of it.
  ['Chicken thigh', '5 kg', 'Chicken thigh skinless @ 5 kg @ 44.00', '', '1'],
  ['Chicken thigh skin off', '5 kg', 'Skin off chicken thigh @ 5 kg @ 44.00', '1', ''],
  ['Chicken thigh skin off', '5 kg', 'Chicken thigh skin on @ 5 kg @ 39.00', '', '1'],
  ['Organic carrots', '10 kg', 'Carrots @ 10 kg @ 15.00; Carrots organic @ 5 kg @ 20.00', '2', '1'],
  ['Carrots', '10 kg', 'Carrots organic @ 10 kg @ 30.00', '', '1'],
  ['Gluten free organic flour', '10 kg', 'Flour organic gluten free @ 5 kg @ 30.00; Flour gluten free @ 5 kg @ 25.00', '1', '2'],
  ['Frozen peas', '10 kg', 'Peas frozen @ 2.5 kg @ 9.00; Peas @ 1 kg @ 7.00', '1', ''],
  ['Unsalted butter', '5 kg', 'Salted butter @ 5 kg @ 60.00; Butter unsalted @ 5 kg @ 62.00', '2', '1'],
  ['Bread without seeds', '10 kg', 'Bread with seeds @ 1 kg @ 5.00', '', '1'],
  ['Beef pie', '24 piece', 'Chicken pie @ 24 pieces @ 60.00', '', ''],
  ['Peas', '10 kg', 'Frozen peas @ 2.5 kg @ 9.00; Peas @ 1 kg @ 7.00', '2', ''],
  ['Coffee cups 12oz', '1000 piece', 'Cup lids 12oz @ 1000 pieces @ 40.00', '', '1'],
  ['Coconut milk', '10 L', 'Coconut cream @ 1 L @ 4.00; Coconut milk @ 1 L @ 5.00', '2', '1'],
  ['Paper towels', '24 piece', 'Toilet rolls @ 48 pieces @ 20.00', '', '1'],
  ['Capsicum', '5 kg', 'Bell peppers @ 5 kg @ 30.00', '1', ''],
  ['Bin liners', '500 piece', 'Garbage bags @ 250 pieces @ 30.00', '1', ''],
  ['Rump', '5 kg', 'Rump steak @ 5 kg @ 110.00', '1', ''],
  ['Earl grey', '1 kg', 'Earl grey tea @ 1 kg @ 40.00', '1', ''],
  // Brands.
  ['Milk', '6 L', 'Pauls full cream milk @ 2 L @ 3.30', '1', ''],
  ['Pauls milk', '6 L', 'Milk @ 2 L @ 3.10', '', '1'],
  ['Pauls milk', '6 L', 'Pauls full cream milk @ 2 L @ 3.30; Dairy Farmers milk @ 2 L @ 3.00', '1', '2'],
  ['Soy milk', '6 L', 'Bonsoy soy milk @ 1 L @ 4.50; Vitasoy soy milk @ 1 L @ 3.00', '2 1', ''],
  ['Bonsoy soy milk', '6 L', 'Vitasoy soy milk @ 1 L @ 3.00; Bonsoy soy milk @ 1 L @ 4.50', '2', '1'],
  ['Vitasoy', '6 L', 'Vitasoy @ 1 L @ 3.00', '1', ''],
  // Sizes.
  ['Coffee cups 12oz', '1000 piece', 'Coffee cups 8oz @ 1000 pieces @ 80.00; 12oz coffee cups @ 1000 pieces @ 95.00', '2', '1'],
  ['Coffee cups', '1000 piece', '12oz coffee cups @ 1000 pieces @ 95.00', '', '1'],
  ['Coffee cups 12oz', '1000 piece', 'Coffee cups @ 1000 pieces @ 80.00', '', '1'],
  ['12 oz coffee cups', '1000 piece', 'Coffee cups 12oz @ 500 pieces @ 50.00', '1', ''],
  ['Eggs 700g', '180 piece', 'Eggs 600g @ 180 pieces @ 50.00; Eggs 700g @ 180 pieces @ 60.00', '2', '1'],
  ['Butter 250g', '40 piece', 'Butter 250 g @ each @ 3.50; Butter 500g @ each @ 3.00', '1', '2'],
  ['Milk', '12 L', 'Milk 2L @ 2 L @ 3.20', '1', ''],
  ['Large eggs', '180 piece', 'Eggs large @ 180 pieces @ 60.00; Eggs small @ 180 pieces @ 40.00', '1', '2'],
  // Packs and amounts.
  ['Flour', '10 kg', 'Flour @ 12.5 kg @ 14.00; Flour @ 5 kg @ 7.50; Flour @ 1 kg @ 1.45', '1 3 2', ''],
  ['Flour', '12 kg', 'Flour @ 12.5 kg @ 14.00; Flour @ 5 kg @ 4.00', '2 1', ''],
  ['Flour', '3.3 kg', 'Flour @ 1.1 kg @ 1.00; Flour @ 10 kg @ 3.50', '1 2', ''],
  ['Flour', '10 kg', 'Flour @ 10 kg @ 10.00; Flour @ 5 kg @ 5.00; Flour @ 20 kg @ 10.00', '3 1 2', ''],
  ['Flour', '10 kg', 'Flour @ 10 kg @ 10.00; Flour @ 10 kg @ 10.00', '1 2', ''],
  ['Flour', '10 kg', 'Flour @ 1 kg @ 4.00; Flour @ 1 kg @ 3.00; Flour @ 1 kg @ 2.00; Flour @ 1 kg @ 1.00', '4 3 2', ''],
  ['Flour', '', 'Flour @ 5 kg @ 7.50', '', '1'],
  ['Lemons', '20 kg', 'Lemons @ 100 pieces @ 40.00', '', '1'],
  ['Parsley', '6 bunch', 'Parsley @ bunch @ 2.50; Parsley @ 1 kg @ 20.00', '1', '2'],
  ['Flour', '10 kg', 'Flour @ 5 kg', '', ''],
  ['Flour', '10 kg', 'Flour @ @ 7.50', '', '1'],
  ['Oat milk', '30 L', 'Oat milk 6 x 1 L @ 6 x 1 L @ 20.00', '1', ''],
  ['Chicken schnitzel 180g', '5 kg', 'Chicken schnitzel 180 g @ 5 kg @ 70.00; Chicken schnitzel 250 g @ 5 kg @ 68.00', '1', '2'],
]

describe('A line is filled in from a price list', () => {
  test.each(CASES)('%s, %s: %s', (...given) => {
    const [, , , filled, alike] = given
    expect(filledFor(given)).toEqual({ filled, alike })
  })

  test('by no row that is not available', () => {
    const milk = { ...rowOf('Milk @ 2 L @ 3.20'), isAvailable: false }
    const line = { item: 'Milk', amount: 12, measure: 'L', contents: null }
    expect(fillLine(new PriceBook([milk], namedGoods), line, namedGoods('Milk'))).toEqual({ filled: [], alike: [] })
  })

  test('with the pack as it reads back, by what was entered as its contents', () => {
    const sold = { item: 'Mince', unit: 'kg', packSize: null, contents: { amount: 1, measure: 'kg' }, priceCents: 1200, isAvailable: true }
    const line = { item: 'Mince', amount: 4, measure: 'kg', contents: null }
    const { filled } = fillLine(new PriceBook([sold], namedGoods), line, namedGoods('Mince'))
    expect(filled).toMatchObject([{ packSize: '1 kg', costCents: 4800 }])
  })
})
