import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getExport } from '#contract/accounts/accounts.ts'
import { readOrderList } from '#contract/order-lists/order-lists.ts'
import { changeMeanings, getMeanings, MAX_MEANINGS } from '#contract/order-lists/meanings.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, supplier } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const piece = (amount: number) => ({ amount, measure: 'piece' })
const tray = { item: 'Avocados', unit: 'Trays', contents: piece(25) }

describe('GET, PUT /api/order-lists/meanings', () => {
  test('what a buyer has said is used for the next reading, by nobody else', async () => {
    const [ann, bob, beans] = [await buyer(app), await buyer(app), await supplier(app)]
    expect(await ann.call(getMeanings, {})).toEqual({ meanings: [] })
    const before = await ann.call(readOrderList, { text: '2 trays avocado' })
    expect(before.lines[0]).toMatchObject({ certainty: 'ask', isRemembered: false })
    expect(await ann.call(changeMeanings, { meanings: [tray] })).toEqual({ meanings: [tray] })
    expect(await ann.call(getExport, {})).toMatchObject({ orderListMeanings: [{ meanings: [tray] }] })
    const remembered = { contents: piece(25), amount: 50, measure: 'piece', certainty: 'sure', question: null, isRemembered: true }
    for (const text of ['2 trays avocado', 'AVOCADOS tray x2'])
      expect((await ann.call(readOrderList, { text })).lines[0]).toMatchObject(remembered)
    const file = await ann.ask({
      method: 'POST',
      url: '/api/order-lists/read',
      payload: '2 trays avocado',
      headers: { 'content-type': 'text/csv' },
    })
    expect(file.json()).toMatchObject({ lines: [remembered] })
    for (const other of [bob, beans, createBrowser(app)])
      expect((await other.call(readOrderList, { text: '2 trays avocado' })).lines[0]).toMatchObject({ amount: null, isRemembered: false })
    // Another item, another unit, and what is sure already.
    for (const text of ['2 trays tomatoes', '2 boxes avocado'])
      expect((await ann.call(readOrderList, { text })).lines[0]).toMatchObject({ amount: null, isRemembered: false })
  })

  /** Item and unit with what it holds, a line that is read, and the amount of it; null where it is asked all the same. */
  test.each<[item: string, unit: string | null, text: string, amount: number, measure: string, read: number | null]>([
    ['avocados', 'tray', '2 trays avocado', 25, 'piece', 50],
    ['AVO', 'Tray', 'Avos tray x2', 25, 'piece', 50],
    ['avo', 'trays', 'avo 2 tray', 22, 'piece', 44],
    ['lemon', null, '12 lemons', 1, 'piece', 12],
    ['lemons', null, '12 x lemon', 1, 'piece', 12],
    ['Oat Milks', 'ctns', 'oat milk 3 ctns', 6, 'L', 18],
    ['oat milk', 'carton', '3 cartons oat milk', 6, 'L', 18],
    ['oat milk', 'ctn', '3 cartons oat milk', 6, 'L', null],
    ['tomato', 'boxes', 'tomatoes - 2 box', 10, 'kg', 20],
    ['tomatoes', 'box', '2 boxes cherry tomatoes', 10, 'kg', null],
    ['flour', 'bag', '4 bags flour', 12.5, 'kg', 50],
    ['flour', 'bag', 'flour 4 bag @ $18', 12.5, 'kg', 50],
    ['flour', 'bag', '4 sacks flour', 12.5, 'kg', null],
    ['potatoes', 'sack', '3 sacks potatoes', 20, 'kg', 60],
    ['egg', 'tray', '2 trays eggs', 30, 'piece', 60],
    ['chillies', 'punnet', '2 punnets chilli', 0.1, 'kg', 0.2],
    ['napkins', 'ctn', '1 ctn napkins', 2000, 'piece', 2000],
    ['12 oz cups', 'ctn', '2 ctn 12 oz cups', 1000, 'piece', 2000],
    ['16 oz cups', 'ctn', '2 ctn 12 oz cups', 1000, 'piece', null],
    ['café beans', 'bag', '2 bags cafe beans', 1, 'kg', 2],
    ['tuna', 'tin', '6 tins tuna', 0.425, 'kg', 2.55],
    ['milk', 'crate', '2 crates full cream milk', 16, 'L', null],
    ['mint', 'bunch', '3 bunches mint', 0.1, 'kg', 3],
    ['onions', 'bag', '2 x bags onions (10kg)', 5, 'kg', 10],
    ['onions', 'bag', '2 x bags onions (10kg)', 10, 'kg', 20],
    ['onions', 'bag', '2 x bags onions (10kg)', 7, 'kg', null],
    ['red onion', 'bags', 'red onions 2 bags 18kg', 9, 'kg', 18],
    ['tomatoes', 'box', '3 boxes 10kg tomatoes', 10, 'kg', 30],
    ['tomatoes', 'box', '3 boxes 10kg tomatoes', 10, 'L', null],
    ['milk', null, 'Milk 2L (6) x 3', 2, 'L', 6],
    ['milk', null, 'Milk 2L (6) x 3', 12, 'L', 36],
    ['milk', null, 'Milk 2L (6) x 3', 6, 'L', null],
    ['burger patty', null, 'burger patties 150g x 40', 0.15, 'kg', 6],
    ['burger patties', null, 'burger patties 150g x 40', 6, 'kg', null],
    ['sourdough', null, 'Sourdough 750g x 10', 0.75, 'kg', 7.5],
    ['barramundi', null, '3-4 kg barramundi', 1, 'kg', null],
    ['salt', null, 'salt 1,5 kg', 1, 'kg', null],
  ])('with %j by %j said, %j of %d %s is %j', async (item, unit, text, amount, measure, read) => {
    const ann = await buyer(app)
    await ann.call(changeMeanings, { meanings: [{ item, unit, contents: { amount, measure } }] })
    const [line] = (await ann.call(readOrderList, { text })).lines
    const isSure = item === 'mint'
    const used = read !== null && !isSure
    const shown = used ? { measure, contents: { amount, measure } } : {}
    expect(line).toMatchObject({ amount: read, isRemembered: used, certainty: read === null ? 'ask' : 'sure', ...shown })
  })

  test('all is replaced, of two that are the same the last one counts, and null forgets', async () => {
    const ann = await buyer(app)
    const of = (item: string, unit: string | null, contents: ReturnType<typeof piece> | null) => ({ item, unit, contents })
    const said = [of('avo', 'tray', piece(20)), of('AVOS', 'TRAYS', piece(22)), of('eggs', 'box', piece(180)), of('egg', 'boxes', null)]
    expect(await ann.call(changeMeanings, { meanings: said })).toEqual({ meanings: [said[1]] })
    expect(await ann.call(changeMeanings, { meanings: [of('rolls', null, piece(6))] })).toEqual({ meanings: [of('rolls', null, piece(6))] })
    expect(await ann.call(getMeanings, {})).toEqual({ meanings: [of('rolls', null, piece(6))] })
    expect(await ann.call(changeMeanings, { meanings: [] })).toEqual({ meanings: [] })
  })

  test(`up to ${MAX_MEANINGS} are kept, and what is none is a 400`, async () => {
    const ann = await buyer(app)
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...tray, item: `Goods ${at}` }))
    const put = (meanings: unknown) => ann.ask({ method: 'PUT', url: '/api/order-lists/meanings', payload: { meanings } })
    expect((await put(many(MAX_MEANINGS))).statusCode).toBe(200)
    const wrong = [many(MAX_MEANINGS + 1), null, {}, ['avo'], [{ ...tray, item: '' }], [{ ...tray, contents: 25 }], [{ ...tray, unit: 5 }]]
    for (const meanings of wrong) expect((await put(meanings)).statusCode).toBe(400)
    expect((await ann.call(getMeanings, {})).meanings).toHaveLength(MAX_MEANINGS)
  })
})
