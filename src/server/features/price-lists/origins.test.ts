import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getExport } from '#contract/accounts/accounts.ts'
import { XLSX_TYPE } from '#contract/order-lists/order-lists.ts'
import { listPriceList } from '#contract/price-lists/price-lists.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier } from '#test/people/people.ts'

let app: TestApp
let fish: Awaited<ReturnType<typeof supplier>>
let id: string
beforeAll(async () => {
  app = await createTestApp()
  fish = await supplier(app)
  id = String(fish.supplierId)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const url = () => `/api/suppliers/${id}/price-list`
const row = (item: string, more = {}) => ({ item, packSize: '5 kg', priceCents: 9000, gst: 'free', ...more })
const save = (...rows: object[]) => fish.ask({ method: 'PUT', url: url(), payload: { rows } })
const post = (path: string, payload: object = {}) => fish.ask({ method: 'POST', url: `${url()}/${path}`, payload })
const stored = async () => (await fish.call(listPriceList, { id })).items
const origins = async () => (await stored()).map(({ item, origin, isSeafood }) => [item, origin, isSeafood])
const read = async (payload: Buffer | string, type: string) =>
  (await fish.ask({ method: 'POST', url: `${url()}/read`, payload, headers: { 'content-type': type } })).json()
const readOrigins = async (...lines: string[]) =>
  (await read(lines.join('\n').replaceAll('|', ','), 'text/csv')).rows.map(
    ({ item, origin, isSeafood }: { item: string; origin: string | null; isSeafood: boolean }) => [item, origin, isSeafood],
  )

describe('The origin of a row of a price list', () => {
  test('is stored with its row, kept as given on other goods, and of seafood it is known that it has to be said', async () => {
    await save(row('Barramundi fillet', { origin: 'australian' }), row('Prawns'), row('Lemons', { origin: 'imported' }), row('Fish sauce'))
    expect(await origins()).toEqual([
      ['Barramundi fillet', 'australian', true],
      ['Prawns', null, true],
      ['Lemons', 'imported', false],
      ['Fish sauce', null, false],
    ])
    expect(await fish.call(getExport, {})).toMatchObject({ priceList: [{ origin: 'australian' }, { origin: null }, {}, {}] })
  })

  test('stays where a replacement of the list leaves it out, is cleared by null, and comes back with the list', async () => {
    await save(row('Barramundi', { origin: 'australian' }), row('Prawns', { origin: 'mixed' }))
    await save(row('Barramundi', { priceCents: 9500 }), row('Prawns', { origin: null }))
    expect(await origins()).toEqual([
      ['Barramundi', 'australian', true],
      ['Prawns', null, true],
    ])
    await post('restore')
    expect(await origins()).toEqual([
      ['Barramundi', 'australian', true],
      ['Prawns', 'mixed', true],
    ])
  })

  test('changes and clears by itself, and a row is added with one', async () => {
    await save(row('Barramundi'))
    const [first] = await stored()
    const patch = async (payload: object) =>
      (await fish.ask({ method: 'PATCH', url: `${url()}/rows/${first?.id}`, payload })).json<{ version: number }>()
    const changed = await patch({ origin: 'imported' })
    expect(changed).toMatchObject({ origin: 'imported', isSeafood: true })
    expect(await patch({ origin: 'imported' })).toMatchObject({ version: changed.version })
    expect(await patch({ priceCents: 1 })).toMatchObject({ origin: 'imported' })
    for (const none of [null, '']) expect(await patch({ origin: none })).toMatchObject({ origin: null })
    expect((await post('rows', row('Squid', { origin: 'mixed' }))).json()).toMatchObject({ origin: 'mixed', isSeafood: true })
    expect((await post('rows', row('Limes'))).json()).toMatchObject({ origin: null, isSeafood: false })
  })

  test.each(['Australian', 'local', 1, {}, ['mixed']])('%j is none', async (origin) => {
    await save(row('Barramundi'))
    const [first] = await stored()
    const answers = [
      await save(row('Prawns'), row('Barramundi', { origin })),
      await fish.ask({ method: 'PATCH', url: `${url()}/rows/${first?.id}`, payload: { origin } }),
      await post('rows', row('Squid', { origin })),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().errors[0].path])).toEqual([
      [400, 'rows.1.origin'],
      [400, 'origin'],
      [400, 'origin'],
    ])
  })

  test('a list of before rows had one can be taken back', async () => {
    await save(row('Barramundi'))
    await save(row('Prawns'))
    await app.context.pool.query(
      `update price_lists set previous = (select jsonb_agg(r - 'origin') from jsonb_array_elements(previous) r) where supplier_id = ${id}`,
    )
    expect((await post('restore')).statusCode).toBe(200)
    expect(await origins()).toEqual([['Barramundi', null, true]])
  })
})

describe('The origin in a file', () => {
  test('is a column of what is fetched, and read again it is all the same', async () => {
    await save(
      row('Barramundi', { origin: 'australian' }),
      row('Prawns', { origin: 'mixed' }),
      row('Lemons', { origin: 'imported' }),
      row('Ice'),
    )
    const before = await origins()
    for (const type of ['text/csv', XLSX_TYPE]) {
      const file = await fish.ask({ method: 'GET', url: url(), headers: { accept: type } })
      // Emptied first, so that what was stored says nothing.
      await save()
      const { rows } = await read(file.rawPayload, type)
      expect(rows.map(({ origin }: { origin: string | null }) => origin)).toEqual(['australian', 'mixed', 'imported', null])
      await save(
        ...rows.map(({ item, packSize, priceCents, gst, origin }: ReturnType<typeof row> & { origin: string }) => ({
          item,
          packSize,
          priceCents,
          gst,
          origin,
        })),
      )
      expect(await origins()).toEqual(before)
      expect((await read(file.rawPayload, type)).counts).toEqual({ new: 0, changed: 0, same: 4, gone: 0 })
    }
  })

  test('that was fetched before rows had one is still read as it stands', async () => {
    await save()
    const file = ['Code,Item,Pack size,Unit,Price ex GST,GST,Note,Available', ',LAMB,,,,free,,yes', ',Barramundi 2 kg,,,30,free,,yes']
    expect(await readOrigins(...file)).toEqual([
      ['LAMB', null, false],
      ['Barramundi 2 kg', null, true],
    ])
  })

  test('is read of seafood where a column plainly says it, also by the name of a place', async () => {
    await save()
    const lines = [
      'Species|Country of origin|UOM|Price',
      'Barramundi|Australia|kg|28.50',
      'Hoki|NZ|kg|19.00',
      'Squid|Product of China|kg|14.00',
    ]
    expect(await readOrigins(...lines, 'Snapper|Australia/NZ|kg|26.00', 'Prawns|see box|kg|33.00', 'Lemons|QLD|kg|4.00')).toEqual([
      ['Barramundi', 'australian', true],
      ['Hoki', 'imported', true],
      ['Squid', 'imported', true],
      ['Snapper', 'mixed', true],
      ['Prawns', null, true],
      ['Lemons', null, false],
    ])
    const { columns } = await read('Item,Origin,Price\nHoki,NZ,19.00', 'text/csv')
    expect(columns.map(({ meaning }: { meaning: string | null }) => meaning)).toEqual(['item', null, 'price'])
  })

  test('that says nothing of it has what is stored of the row', async () => {
    await save(row('Barramundi', { origin: 'australian' }))
    expect(await readOrigins('Item|Pack|Price', 'barramundi|5 kg|31.00', 'Prawns|5 kg|33.00')).toEqual([
      ['barramundi', 'australian', true],
      ['Prawns', null, true],
    ])
    expect(await readOrigins('Item|Pack|Price|Origin', 'Barramundi|5 kg|31.00|Imported')).toEqual([['Barramundi', 'imported', true]])
  })
})
