import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addApprovedSupplier, changeApprovedSupplier, listApprovedSuppliers } from '#contract/venue/approved-suppliers.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { refusedFields } from '#test/app/problem.ts'
import { buyer, type Person } from '#test/people/people.ts'

let app: TestApp
let ann: Person
const today = () => sydneyDay(new Date())
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute()
  ann = await buyer(app)
})

const register = async () => (await ann.call(listApprovedSuppliers, {})).items
const FULL = {
  businessName: 'Fish market',
  abn: '51 824 753 556',
  phone: '03 5550 0142',
  email: 'orders@fish.example',
  address: '1 Quay St, Williamstown',
  supplies: 'Flathead and prawns',
  approvedOn: '2026-11-02',
  approvedBy: 'Ann',
  notes: 'Visited',
} as const

describe('A supplier that was typed', () => {
  test('has every field as it was typed, and fields can be changed and cleared', async () => {
    const row = await ann.call(addApprovedSupplier, FULL)
    expect(row).toMatchObject({ ...FULL, abn: '51824753556', supplierId: null, isTyped: true, documents: [] })
    const changed = await ann.call(changeApprovedSupplier, { id: row.id, businessName: 'Fish hall', abn: null, notes: '' })
    expect(changed).toMatchObject({ ...FULL, businessName: 'Fish hall', abn: null, notes: null })
    expect(await register()).toEqual([changed])
  })

  test.for([
    [{}, 'businessName'],
    [{ businessName: '  ' }, 'businessName'],
    [{ businessName: 'x'.repeat(201) }, 'businessName'],
    [{ businessName: 'A', abn: '51 824 753 557' }, 'abn'],
    [{ businessName: 'A', phone: 'call me' }, 'phone'],
    [{ businessName: 'A', email: 'fish' }, 'email'],
    [{ businessName: 'A', approvedOn: '2026-02-30' }, 'approvedOn'],
    [{ businessName: 'A', approvedOn: '0000-01-01' }, 'approvedOn'],
    [{ businessName: 'A', approvedOn: '02/11/2026' }, 'approvedOn'],
    [{ businessName: 'A', supplies: 'x'.repeat(501) }, 'supplies'],
    [{ businessName: 'A', notes: 'x'.repeat(1001) }, 'notes'],
    [{ businessName: 'A', address: 7 }, 'address'],
    [{ supplierId: 'Fish' }, 'supplierId'],
    [{ supplierId: -1 }, 'supplierId'],
    [{ supplierId: 2 ** 40 }, 'supplierId'],
  ] as const)('%j is refused at %s', async ([given, path]) => {
    expect(await refusedFields(ann.call(addApprovedSupplier, given as never))).toEqual([400, path])
    expect(await register()).toEqual([])
  })

  test('is approved today at the latest', async () => {
    const { id } = await ann.call(addApprovedSupplier, { businessName: 'A', approvedOn: today() })
    const tomorrow = dayAfter(today())
    expect(await refusedFields(ann.call(addApprovedSupplier, { businessName: 'B', approvedOn: tomorrow }))).toEqual([400, 'approvedOn'])
    expect(await refusedFields(ann.call(changeApprovedSupplier, { id, approvedOn: tomorrow }))).toEqual([400, 'approvedOn'])
  })

  test('is one once for the same key, and one of many', async () => {
    const add = (payload: object) =>
      ann.ask({ method: 'POST', url: '/api/venue/register', headers: { 'idempotency-key': 'once' }, payload })
    expect((await add({ businessName: 'A' })).json().id).toBe((await add({ businessName: 'A' })).json().id)
    expect((await register()).map(({ businessName }) => businessName)).toEqual(['A'])
  })
})
