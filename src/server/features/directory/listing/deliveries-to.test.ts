import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveriesTo, deliveryTo } from '#contract/directory/directory.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const coffee = (postcodes: [string, string][]) =>
  app.supplier({
    suburb: 'Preston',
    state: 'VIC',
    postcode: '3072',
    category: 'Coffee',
    cutOff: '12:00',
    deliveryDays: ['tue'],
    serviceArea: JSON.stringify(postcodes.map(([from, to]) => ({ from, to }))),
  })
const asked = async (query: string) => (await app.server.inject(`/api/suppliers/deliveries?${query}`)).json()

describe('GET /api/suppliers/deliveries', () => {
  test('it says of each supplier what is said of it alone, once each', async () => {
    const all = [await coffee([['3000', '3100']]), await coffee([['2000', '2100']]), await coffee([])]
    for (const location of ['Preston VIC 3072', '2000', 'Melbourne VIC', 'Atlantis']) {
      const { place, suppliers } = await app.call(deliveriesTo, { location, suppliers: [...all, ...all].map(({ id }) => id).join() })
      const alone = await Promise.all(all.map(async ({ id }) => ({ id, ...(await app.call(deliveryTo, { id, location })) })))
      expect(suppliers.map((supplier) => ({ ...supplier, place }))).toEqual(alone)
    }
  })

  test('suppliers that are unknown or suspended are left out', async () => {
    const [listed, hidden] = [await coffee([]), await coffee([])]
    await app.context.db
      .updateTable('suppliers')
      .set({ suspendedAt: new Date().toISOString(), suspensionReason: 'Closed' })
      .where('id', '=', hidden.id)
      .execute()
    const { suppliers } = await app.call(deliveriesTo, { location: '3072', suppliers: `${hidden.id},2000000000,${listed.id}` })
    expect(suppliers.map(({ id }) => id)).toEqual([listed.id])
  })

  test.for([
    ['location=3072', 'suppliers'],
    ['suppliers=1', 'location'],
    ['location=&suppliers=1', 'location'],
    [`location=${'a'.repeat(201)}&suppliers=1`, 'location'],
    ['location=3072&suppliers=', 'suppliers'],
    ['location=3072&suppliers=0', 'suppliers'],
    ['location=3072&suppliers=01', 'suppliers'],
    ['location=3072&suppliers=1,', 'suppliers'],
    ['location=3072&suppliers=1,,2', 'suppliers'],
    ['location=3072&suppliers=1%202', 'suppliers'],
    ['location=3072&suppliers=-1', 'suppliers'],
    ['location=3072&suppliers=1.5', 'suppliers'],
    ['location=3072&suppliers=x', 'suppliers'],
    ['location=3072&suppliers=2147483648', 'suppliers'],
    ['location=3072&suppliers=1&suppliers=2', 'suppliers'],
    [`location=3072&suppliers=${Array.from({ length: 51 }, (_, at) => at + 1).join()}`, 'suppliers'],
  ])('%s is a 400 that names %s', async ([query = '', path]) => {
    const { status, errors } = await asked(query)
    expect([status, errors[0].path.split('.')[0]]).toEqual([400, path])
  })

  test('fifty are not too many', async () => {
    expect(await asked(`location=3072&suppliers=${Array.from({ length: 50 }, (_, at) => 1_000_000 + at).join()}`)).toMatchObject({
      place: { label: '3072' },
      suppliers: [],
    })
  })
})
