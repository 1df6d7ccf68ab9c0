import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSupplierView, listSupplierViews, MAX_SUPPLIER_VIEWS, removeSupplierView } from '#contract/owner/supplier-views.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { owner, type Person } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const namesOf = async (person: Person) => (await person.call(listSupplierViews, {})).map(({ name }) => name)
const nothing = { search: null, category: null, state: null, verified: null, claimed: null, plan: null, status: null, sort: null }

describe('The views of the table of suppliers', () => {
  test('a view is kept with what narrows the table, replaced under its name whatever the case, and deleted', async () => {
    const olga = await owner(app)
    const view = await olga.call(addSupplierView, { name: 'To check', narrowing: { verified: 'false', state: 'VIC', sort: 'newest' } })
    expect(view).toEqual({ id: view.id, name: 'To check', narrowing: { ...nothing, verified: 'false', state: 'VIC', sort: 'newest' } })
    await olga.call(addSupplierView, { name: 'Coffee', narrowing: { category: 'Coffee' } })
    const again = await olga.call(addSupplierView, { name: 'to CHECK', narrowing: { search: ' beans ' } })
    expect(again).toEqual({ id: view.id, name: 'to CHECK', narrowing: { ...nothing, search: 'beans' } })
    expect(await olga.call(listSupplierViews, {})).toMatchObject([{ name: 'Coffee' }, again])
    await olga.call(removeSupplierView, { viewId: view.id })
    expect(await namesOf(olga)).toEqual(['Coffee'])
    expect((await problemOf(olga.call(removeSupplierView, { viewId: view.id }))).status).toBe(404)
  })

  test("another owner neither sees nor deletes an owner's views", async () => {
    const [olga, otto] = [await owner(app), await owner(app)]
    const { id } = await olga.call(addSupplierView, { name: 'Mine', narrowing: {} })
    expect(await namesOf(otto)).toEqual([])
    expect((await problemOf(otto.call(removeSupplierView, { viewId: id }))).status).toBe(404)
    expect(await namesOf(olga)).toEqual(['Mine'])
  })

  test('there is room for twenty, also at once; one of them can still be replaced', async () => {
    const olga = await owner(app)
    const adding = Array.from({ length: MAX_SUPPLIER_VIEWS + 2 }, (_, at) =>
      olga.call(addSupplierView, { name: `View ${at}`, narrowing: {} }),
    )
    const results = await Promise.allSettled(adding)
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    const names = await namesOf(olga)
    expect(names).toHaveLength(MAX_SUPPLIER_VIEWS)
    const full = { status: 409, detail: 'You have 20 views, as many as there is room for. Please delete one first.' }
    expect(await problemOf(olga.call(addSupplierView, { name: 'One more', narrowing: {} }))).toMatchObject(full)
    await olga.call(addSupplierView, { name: names[0]!, narrowing: { plan: 'none' } })
  })

  test('a view without a name, and what the table cannot be narrowed by, are refused by field', async () => {
    const olga = await owner(app)
    const problem = await problemOf(olga.call(addSupplierView, { name: ' ', narrowing: { state: 'XX' as never, sort: 'size' as never } }))
    expect(problem.errors?.map(({ path }) => path)).toEqual(['name', 'narrowing.state', 'narrowing.sort'])
  })
})
