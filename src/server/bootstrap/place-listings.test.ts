import { afterAll, beforeAll, expect, test } from 'vitest'
import { listingsPlaced, placeListings } from '#server/bootstrap/place-listings.ts'
import { ADDRESSES_RESPELLED } from '#server/bootstrap/respell-addresses.ts'
import { doOnce } from '#server/db/start-tasks.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

/** Addresses as an earlier version stored them, with what it had read and what they are read as. */
const LISTINGS = [
  { address: '12 Smith Street, Fitzroy VIC 3065 (rear)', before: {}, after: ['Fitzroy', 'VIC', '3065'] },
  { address: '3 Dock Road, Pt Cook VIC', before: { suburb: 'Pt Cook Vic' }, after: ['Point Cook', 'VIC', null] },
  { address: '1 Taylors Rd, Fraser Rise VIC 3336', before: {}, after: ['Fraser Rise', 'VIC', '3336'] },
  { address: 'Stall 7 at the market', before: {}, after: [null, null, null] },
  {
    address: '5 High Street, Preston VIC 3072',
    before: { suburb: 'Thornbury', state: 'VIC', postcode: '3071' },
    after: ['Thornbury', 'VIC', '3071'],
  },
] as const

test('a listing without a position gets that of its address; one that has a position keeps it', async () => {
  const { db } = app.context
  const ids: number[] = []
  for (const [at, { address, before }] of LISTINGS.entries()) {
    const { id } = await db
      .insertInto('suppliers')
      .values({ businessName: `Old ${at}`, category: 'Tea', address, ...before })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  await placeListings(app.context)
  await placeListings(app.context)
  const rows = await db
    .selectFrom('suppliers')
    .innerJoin('supplierReach', 'supplierReach.supplierId', 'suppliers.id')
    .select(['suppliers.suburb', 'suppliers.state', 'suppliers.postcode', 'standsAt'])
    .where('suppliers.id', 'in', ids)
    .orderBy('suppliers.id')
    .execute()
  expect(rows.map(({ suburb, state, postcode }) => [suburb, state, postcode])).toEqual(LISTINGS.map(({ after }) => after))
  expect(rows.map(({ standsAt }) => standsAt !== null)).toEqual([true, true, true, false, true])
})

test('a start does this once, and again for another edition or after it was interrupted', async () => {
  const { db } = app.context
  const done = async () => (await db.selectFrom('startTasks').select('name').execute()).map(({ name }) => name).toSorted()
  expect(await done()).toEqual([ADDRESSES_RESPELLED, listingsPlaced()].toSorted())
  let runs = 0
  const count = async () => void runs++
  await doOnce(db, listingsPlaced(), count)
  expect(runs).toBe(0)
  await expect(doOnce(db, 'another edition', () => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped')
  for (const _ of [1, 2]) await doOnce(db, 'another edition', count)
  expect([runs, (await done()).length]).toEqual([1, 3])
})
