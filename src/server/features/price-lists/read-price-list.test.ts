import { describe, expect, test } from 'vitest'
import { readCorrection } from '#shared/price-list/columns.ts'
import { readPriceList } from '#shared/price-list/read-price-list.ts'
import { priceListKnown } from './price-list-known.ts'

const sheet = (...rows: string[]) => rows.map((row) => row.split('|').map((cell) => cell.trim()))
const read = (...rows: string[]) => readPriceList([sheet(...rows)], priceListKnown)
const [TITLES, MILK] = ['Code|Item|Pack|Price', 'M1|Full cream milk|2 L|4.10']

describe('the reader of price lists', () => {
  test('says what each column holds, by its letter', () => {
    const { columns } = read('PLU|Desc|UOM|Ctn Qty|Price ex|RRP inc||', 'M1|Milk 2 L|CTN|6|24.60|5.00|a|')
    expect(columns.map(({ column, meaning }) => `${column}:${meaning}`)).toEqual([
      'A:code',
      'B:item',
      'C:unit',
      'D:pack',
      'E:price',
      'F:null',
      'G:null',
      'H:null',
    ])
  })

  test('of a paste without columns there are none', () => {
    expect(read('Milk 2 L $4.10', 'Cream 1 L $7.00').columns).toEqual([])
  })

  test('prices of several tiers are asked, and no row has a price until that is known', () => {
    const tiers = ['Item|Pack|Bronze price|Silver price|Gold price', 'Milk|2 L|4.10|4.00|3.90', 'Cream|1 L|7.00|6.80|6.60']
    const { question, rows } = read(...tiers)
    expect(question).toEqual({ text: 'Which of these is your price: Bronze price, Silver price or Gold price?', columns: ['C', 'D', 'E'] })
    expect(rows.map(({ certainty, priceCents }) => [certainty, priceCents])).toEqual([
      ['ask', null],
      ['ask', null],
    ])
    const chosen = readPriceList([sheet(...tiers)], priceListKnown, readCorrection('D:price') ?? undefined)
    expect(chosen.question).toBeNull()
    expect(chosen.rows.map(({ priceCents }) => priceCents)).toEqual([400, 680])
    expect(chosen.columns.map(({ meaning }) => meaning)).toEqual(['item', 'pack', null, 'price', null])
  })

  test('tiers by quantity, whose titles are numbers, are asked as well', () => {
    const { question } = read('Item|Pack|1-4 ctn|5-9 ctn|10+ ctn', 'Cups|1000|62.00|60.00|58.00', 'Lids|1000|41.00|40.00|39.00')
    expect(question?.columns).toEqual(['C', 'D', 'E'])
  })

  test('where nothing says whether the price is for one or for the carton, it is asked', () => {
    const { rows } = read('Item|Size|Ctn Qty|Price', 'Passata|700 g|12|2.95')
    expect(rows).toMatchObject([
      { packSize: '12 x 700 g', contents: null, certainty: 'ask', question: 'Is the price for one or for the carton of 12?' },
    ])
  })

  test('a price of one and a price of the carton are one price', () => {
    const { question, rows } = read('Item|Size|Ctn Qty|Price each|Price per ctn', 'Passata|700 g|12|2.95|34.00')
    expect(question).toBeNull()
    expect(rows).toMatchObject([{ packSize: '12 x 700 g', priceCents: 3400, contents: { amount: 8.4, measure: 'kg' }, certainty: 'sure' }])
  })

  test('words in place of a price are kept as a note, and no price is made up', () => {
    const { rows } = read('Item|Unit|Price|Notes', 'King prawns|kg|POA|cooked', 'Lobster|kg|market price|', 'Bream|kg||')
    expect(rows.map(({ priceCents, note, certainty }) => [priceCents, note, certainty])).toEqual([
      [null, 'cooked; POA', 'sure'],
      [null, 'market price', 'sure'],
      [null, null, 'sure'],
    ])
  })

  test('a range is asked, with its words', () => {
    expect(read(TITLES, 'A1|Mango|tray|18.00-24.00').rows).toMatchObject([
      { priceCents: null, certainty: 'ask', question: 'What is the price? It says "18.00-24.00".' },
    ])
  })

  test('headings are skipped and stay with the rows below', () => {
    const { rows, skipped } = read('Item|Unit|Price', 'LAMB', 'Shoulder|kg|16.80', 'BEEF:', 'Brisket|kg|14.20')
    expect(rows.map(({ item, group }) => [item, group])).toEqual([
      ['Shoulder', 'LAMB'],
      ['Brisket', 'BEEF'],
    ])
    expect(skipped.map(({ text }) => text)).toEqual(['Item Unit Price', 'LAMB', 'BEEF:'])
  })

  test('a sentence about the list is no heading of rows', () => {
    const { rows } = read(
      TITLES,
      'DAIRY',
      MILK,
      'Prices are subject to change without notice, please ring us before you order in bulk',
      'M2|Cream|1 L|7.00',
    )
    expect(rows.map(({ group }) => group)).toEqual(['DAIRY', 'DAIRY'])
  })

  test('two rows with the same item and pack, or the same code, are one', () => {
    const { rows, skipped } = read(TITLES, MILK, 'M9|Skim milk|2 L|4.00', 'M1|Milk in a bottle|2 L|4.50', '|SKIM MILK|2L|3.00')
    expect(rows).toHaveLength(2)
    expect(skipped.slice(1)).toEqual([
      { text: 'Milk in a bottle', why: 'The same item and pack as a row above.' },
      { text: 'SKIM MILK', why: 'The same item and pack as a row above.' },
    ])
  })

  test('the same item with two codes is two rows', () => {
    expect(read(TITLES, MILK, 'M2|Full cream milk|2 L|4.30').rows).toHaveLength(2)
  })

  test('rows below a merged cell are asked whether they are the same item', () => {
    const { rows } = read('Item|Pack|Price', 'Olive oil|4 L|44.00', '|20 L|198.00')
    expect(rows).toMatchObject([
      { item: 'Olive oil', packSize: '4 L', certainty: 'sure' },
      { item: 'Olive oil', packSize: '20 L', priceCents: 19800, certainty: 'ask', question: 'Is this Olive oil, as in the row above?' },
    ])
  })

  test('GST that no column says is the usual of its kind, and says so', () => {
    const { rows } = read('Item|Unit|Price', 'Lemons|kg|3.20', 'Napkins|ctn|33.00', 'Zorblax|ctn|10.00')
    expect(rows.map(({ gst, isGstGuessed }) => [gst, isGstGuessed])).toEqual([
      ['free', true],
      ['taxable', true],
      [null, false],
    ])
  })

  test('of a price with GST whose GST is not known nothing is taken', () => {
    expect(read('Item|Unit|Price inc GST', 'Zorblax|ctn|11.00', 'Lemons|kg|3.20').rows).toMatchObject([
      { priceCents: null, certainty: 'ask', gst: null },
      { priceCents: 320, certainty: 'sure', gst: 'free' },
    ])
  })

  test('a price of nothing is asked', () => {
    expect(read(TITLES, 'A1|Sample bag|kg|0.00').rows).toMatchObject([{ priceCents: null, certainty: 'ask' }])
  })

  test('a price below a cent is taken times what is in the pack, and asked where that is not known', () => {
    const { rows } = read('Item|Pack|Price', 'Paper straws|2500|0.0096', 'Zorblax||0.004')
    expect(rows.map(({ priceCents, certainty }) => [priceCents, certainty])).toEqual([
      [2400, 'sure'],
      [null, 'ask'],
    ])
  })

  test('a unit of sale that is not the pack is asked', () => {
    expect(read('Item|Pack|UOM|Price', 'Flour|5 kg|KG|2.10').rows).toMatchObject([{ contents: null, certainty: 'ask' }])
  })

  test('all sheets are read, each with its own columns', () => {
    const { rows } = readPriceList([sheet(TITLES, MILK), sheet('Price|Product|Size', '7.00|Cream|1 L')], priceListKnown)
    expect(rows.map(({ item, priceCents }) => [item, priceCents])).toEqual([
      ['Full cream milk', 410],
      ['Cream', 700],
    ])
  })

  test('empty columns and rows between change nothing', () => {
    const { rows } = read('||||', '|Item||Pack|Price', '||||', '|Milk||2 L|4.10', '||||', '|Cream||1 L|7.00')
    expect(rows.map(({ item, packSize, priceCents }) => [item, packSize, priceCents])).toEqual([
      ['Milk', '2 L', 410],
      ['Cream', '1 L', 700],
    ])
  })

  test('what is no correction of columns is none', () => {
    for (const text of ['', 'B', 'B:items', '1:item', 'B:item,B:code', 'B:item,C:item', 'B:item:code', 'B;item', 'ABCD:item'])
      expect(readCorrection(text)).toBeNull()
    expect(readCorrection('b:item, D:price,F:')).toEqual(
      new Map([
        [1, 'item'],
        [3, 'price'],
        [5, null],
      ]),
    )
  })
})
