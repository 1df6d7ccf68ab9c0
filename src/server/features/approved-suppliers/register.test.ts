import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addApprovedDocument, changeApprovedDocument, removeApprovedDocument } from '#contract/venue/approved-documents.ts'
import {
  addApprovedSupplier,
  changeApprovedSupplier,
  listApprovedSuppliers,
  MAX_APPROVED_SUPPLIERS,
  removeApprovedSupplier,
  restoreApprovedSupplier,
} from '#contract/venue/approved-suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, type Person } from '#test/people/people.ts'
import { deleteRemovedSuppliers } from './retention-queries.ts'

let app: TestApp
let ann: Person
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute()
  ann = await buyer(app)
})

const DAY_MS = 86_400_000

const register = async (sort?: 'name' | 'expiry' | 'approved') => (await ann.call(listApprovedSuppliers, { ...(sort && { sort }) })).items
const names = async (sort?: 'name' | 'expiry' | 'approved') => (await register(sort)).map(({ businessName }) => businessName)
const FULL = { businessName: 'Fish market', notes: 'Visited' }

describe('The register', () => {
  test('is sorted by name whatever the case, by the first end, or by the last approval', async () => {
    const add = (businessName: string, approvedOn: string | null) => ann.call(addApprovedSupplier, { businessName, approvedOn })
    const [b, a, c] = [await add('bakery', '2026-03-01'), await add('Apiary', null), await add('Chocolatier', '2026-05-01')]
    await ann.call(addApprovedDocument, { id: b.id, kind: 'licence', expiresOn: '2027-09-01' })
    await ann.call(addApprovedDocument, { id: c.id, kind: 'insurance', expiresOn: '2027-05-01' })
    await ann.call(addApprovedDocument, { id: b.id, kind: 'certificate', expiresOn: '2027-04-01' })
    await ann.call(addApprovedDocument, { id: a.id, kind: 'other' })
    expect(await names()).toEqual(['Apiary', 'bakery', 'Chocolatier'])
    expect(await names('expiry')).toEqual(['bakery', 'Chocolatier', 'Apiary'])
    expect(await names('approved')).toEqual(['Chocolatier', 'bakery', 'Apiary'])
    const page = await ann.ask({ url: '/api/venue/register?limit=1&offset=1' })
    expect([page.headers['x-total-count'], page.json().map(({ businessName }: { businessName: string }) => businessName)]).toEqual([
      '3',
      ['bakery'],
    ])
    for (const query of ['sort=size', 'limit=0', 'limit=101', 'offset=-1'])
      expect((await ann.ask({ url: `/api/venue/register?${query}` })).statusCode).toBe(400)
  })

  test("is another venue's to nobody", async () => {
    const { id } = await ann.call(addApprovedSupplier, FULL)
    const { id: documentId } = await ann.call(addApprovedDocument, { id, kind: 'licence' })
    const bob = await buyer(app)
    const mine = await bob.call(addApprovedSupplier, { businessName: 'Mine' })
    expect((await bob.call(listApprovedSuppliers, {})).total).toBe(1)
    const calls = [
      () => bob.call(changeApprovedSupplier, { id, notes: 'x' }),
      () => bob.call(removeApprovedSupplier, { id }),
      () => bob.call(addApprovedDocument, { id, kind: 'licence' }),
      () => bob.call(changeApprovedDocument, { id, documentId, number: '1' }),
      () => bob.call(removeApprovedDocument, { id, documentId }),
    ]
    for (const call of calls) expect(await problemOf(call())).toMatchObject({ status: 403 })
    for (const call of [
      () => bob.call(changeApprovedDocument, { id: mine.id, documentId, number: '1' }),
      () => bob.call(removeApprovedDocument, { id: mine.id, documentId }),
    ])
      expect(await problemOf(call())).toMatchObject({ status: 404 })
    await ann.call(removeApprovedSupplier, { id })
    expect(await problemOf(bob.call(restoreApprovedSupplier, { id }))).toMatchObject({ status: 403 })
  })

  test(`has ${MAX_APPROVED_SUPPLIERS} suppliers at most, and what was removed counts once it is back`, async () => {
    const { id } = await ann.call(addApprovedSupplier, { businessName: 'First' })
    await ann.call(removeApprovedSupplier, { id })
    const row = { accountId: ann.id, isTyped: true, businessName: 'One' }
    await app.context.db.insertInto('approvedSuppliers').values(Array(MAX_APPROVED_SUPPLIERS).fill(row)).execute()
    expect(await problemOf(ann.call(addApprovedSupplier, { businessName: 'Last' }))).toMatchObject({ status: 409 })
    expect(await problemOf(ann.call(restoreApprovedSupplier, { id }))).toMatchObject({ status: 409 })
  })

  test('a removed supplier comes back with its documents for a day, and has gone then', async () => {
    const { id } = await ann.call(addApprovedSupplier, FULL)
    await ann.call(addApprovedDocument, { id, kind: 'licence', number: 'F-1' })
    const before = await register()
    await ann.call(removeApprovedSupplier, { id })
    expect(await register()).toEqual([])
    expect(await problemOf(ann.call(removeApprovedSupplier, { id }))).toMatchObject({ status: 404 })
    expect(await problemOf(ann.call(changeApprovedSupplier, { id, notes: 'x' }))).toMatchObject({ status: 404 })
    expect([await ann.call(restoreApprovedSupplier, { id })]).toEqual(before)
    expect(await problemOf(ann.call(restoreApprovedSupplier, { id }))).toMatchObject({ status: 404 })
    await ann.call(removeApprovedSupplier, { id })
    await deleteRemovedSuppliers(app.context.db, new Date())
    expect(await ann.call(restoreApprovedSupplier, { id })).toMatchObject({ id })
    await ann.call(removeApprovedSupplier, { id })
    await deleteRemovedSuppliers(app.context.db, new Date(Date.now() + 1.1 * DAY_MS))
    expect(await problemOf(ann.call(restoreApprovedSupplier, { id }))).toMatchObject({ status: 404 })
  })

  test('a listing that was added again is not there twice after Undo', async () => {
    const { id: supplierId } = await app.supplier()
    const { id } = await ann.call(addApprovedSupplier, { supplierId })
    await ann.call(removeApprovedSupplier, { id })
    await ann.call(addApprovedSupplier, { supplierId })
    expect(await problemOf(ann.call(restoreApprovedSupplier, { id }))).toMatchObject({ status: 409 })
  })
})
