import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { listSaved, saveSupplier, saveSuppliers, unsaveSupplier } from '#contract/directory/saved.ts'
import { NO_NOTE } from '#contract/endpoint/etags.ts'
import { MAX_SAVED } from '#contract/options.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const newSupplier = async () => (await app.supplier()).id
const pageOf = async (user: Person, range: CallerInput<typeof listSaved> = {}) => {
  const { items, total } = await user.call(listSaved, range)
  return { ids: items.map(({ id }) => id), total }
}
const savedBy = async (user: Person) => (await pageOf(user)).ids
const save = (user: Person, id: number) => user.call(saveSupplier, { supplierId: id })

describe('Saved suppliers', () => {
  test('a user saves each supplier once, sees the last one first, and can remove it again', async () => {
    const [ann, bob] = [await buyer(app), await buyer(app)]
    const [first, second] = [await newSupplier(), await newSupplier()]
    for (const id of [first, second, first]) await save(ann, id)
    expect(await savedBy(ann)).toEqual([second, first])
    expect(await savedBy(bob)).toEqual([])
    await ann.call(unsaveSupplier, { supplierId: second })
    await ann.call(unsaveSupplier, { supplierId: second })
    expect(await savedBy(ann)).toEqual([first])
  })

  test('the list comes by pages with its total, without listings that are suspended', async () => {
    const ann = await buyer(app)
    const ids = [await newSupplier(), await newSupplier(), await newSupplier(), await newSupplier()]
    for (const id of ids) await save(ann, id)
    const hidden = ids[1]!
    await app.context.db
      .updateTable('suppliers')
      .set({ suspendedAt: new Date().toISOString(), suspensionReason: 'Closed' })
      .where('id', '=', hidden)
      .execute()
    expect(await pageOf(ann, { limit: 2 })).toEqual({ ids: [ids[3], ids[2]], total: 3 })
    expect(await pageOf(ann, { limit: 2, offset: 2 })).toEqual({ ids: [ids[0]], total: 3 })
    expect(await problemOf(pageOf(ann, { limit: 101 }))).toMatchObject({ status: 400 })
  })

  test('a note is private to whoever wrote it, stays when the supplier is saved again, and can be cleared', async () => {
    const [ann, bob] = [await buyer(app), await buyer(app)]
    const id = await newSupplier()
    const noteOf = async (user: Person) => (await user.call(listSaved, {})).items.map(({ note }) => note)
    await ann.call(saveSupplier, { supplierId: id, note: ' Ask for Tom\nnot on Mondays ' })
    await save(bob, id)
    expect([await noteOf(ann), await noteOf(bob)]).toEqual([['Ask for Tom\nnot on Mondays'], [null]])
    await save(ann, id)
    expect(await noteOf(ann)).toEqual(['Ask for Tom\nnot on Mondays'])
    expect(await problemOf(ann.call(saveSupplier, { supplierId: id, note: 'x'.repeat(1001) }))).toMatchObject({ status: 400 })
    await ann.call(saveSupplier, { supplierId: id, note: '' })
    expect(await noteOf(ann)).toEqual([null])
  })

  test('a note that was changed meanwhile is not replaced where the version of the note is named, and both are told apart', async () => {
    const ann = await buyer(app)
    const id = await newSupplier()
    const version = async () => (await ann.call(listSaved, {})).items[0]?.noteVersion ?? NO_NOTE
    const put = async (payload: object, ifMatch: string) =>
      (await ann.ask({ method: 'PUT', url: `/api/saved/${id}`, payload, headers: { 'if-match': `"${ifMatch}"` } })).statusCode
    expect(await put({ note: 'First' }, NO_NOTE)).toBe(204)
    const first = await version()
    expect(await put({ note: 'Another tab' }, NO_NOTE)).toBe(409)
    expect(await put({ note: 'Second' }, first)).toBe(204)
    expect(await put({ note: 'Third' }, first)).toBe(409)
    expect(await put({ note: null }, await version())).toBe(204)
    expect(await version()).toBe(NO_NOTE)
    expect(await put({ note: 'First' }, '*'.repeat(3))).toBe(409)
    expect(await put({ note: 'First' }, NO_NOTE)).toBe(204)
    expect(await version()).toBe(first)
    await ann.call(unsaveSupplier, { supplierId: id })
    expect(await put({ note: 'Of one that is removed' }, first)).toBe(409)
    expect(await savedBy(ann)).toEqual([])
  })

  test('the response names the note that is there now', async () => {
    const ann = await buyer(app)
    const id = await newSupplier()
    const etagOf = async (payload: object) => (await ann.ask({ method: 'PUT', url: `/api/saved/${id}`, payload })).headers.etag
    const written = await etagOf({ note: ' Ask for Tom ' })
    const [row] = (await ann.call(listSaved, {})).items
    expect(written).toBe(`"${row?.noteVersion}"`)
    expect(await etagOf({})).toBe(written)
    expect(await etagOf({ note: '' })).toBe(`"${NO_NOTE}"`)
  })

  test('an unknown supplier is a 404 and cannot be saved', async () => {
    expect(await problemOf(save(await buyer(app), 2_000_000_000))).toMatchObject({ status: 404 })
  })

  test('the suppliers saved in a browser are merged in their order, without duplicates or unknown suppliers', async () => {
    const ann = await buyer(app)
    const ids = [await newSupplier(), await newSupplier(), await newSupplier()]
    await save(ann, ids[1]!)
    await ann.call(saveSuppliers, { supplierIds: [ids[0]!, ids[1]!, 2_000_000_000, ids[2]!, ids[0]!] })
    expect((await savedBy(ann)).toSorted()).toEqual(ids.toSorted())
    expect((await savedBy(ann)).indexOf(ids[2]!)).toBeLessThan((await savedBy(ann)).indexOf(ids[0]!))
    await ann.call(saveSuppliers, { supplierIds: [] })
    expect(await savedBy(ann)).toHaveLength(3)
  })

  test(`an account can save at most ${MAX_SAVED} suppliers, even when two are saved at once`, async () => {
    const ann = await buyer(app)
    const { rows } = await app.context.pool.query<{ id: number }>(
      `insert into suppliers (business_name, category) select 'Supplier ' || n, 'Tea' from generate_series(1, ${MAX_SAVED + 2}) n returning id`,
    )
    const ids = rows.map(({ id }) => id)
    expect(await problemOf(ann.call(saveSuppliers, { supplierIds: ids }))).toMatchObject({ status: 400 })
    await ann.call(saveSuppliers, { supplierIds: ids.slice(0, MAX_SAVED - 1) })
    const responses = await Promise.all(ids.slice(MAX_SAVED).map((id) => ann.ask({ method: 'PUT', url: `/api/saved/${id}` })))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    expect((await pageOf(ann)).total).toBe(MAX_SAVED)
    await save(ann, ids[0]!)
    await ann.call(saveSuppliers, { supplierIds: ids.slice(MAX_SAVED) })
    expect((await pageOf(ann)).total).toBe(MAX_SAVED)
  })
})
