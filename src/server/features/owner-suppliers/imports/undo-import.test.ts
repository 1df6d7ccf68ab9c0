import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveSupplier } from '#contract/directory/saved.ts'
import { updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { getImport, listImports, undoImport } from '#contract/owner/supplier-imports.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { importsBy, type Imports } from '#test/people/owner/import-runs.ts'
import { buyer, owner, type Person } from '#test/people/people.ts'

let app: TestApp
let olga: Person
let imports: Imports
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
  imports = importsBy(olga, app)
})
afterAll(() => app.stop())

const HEAD = 'Name,Category,Address,Phone\n'
const row = (name: string, phone = '03 9000 0001') => `${name},Tea,"8 Gum Lane, Prahran VIC 3181",${phone}\n`
const idOf = async (name: string) =>
  (await app.context.db.selectFrom('suppliers').select('id').where('businessName', '=', name).executeTakeFirst())?.id
const last = async () => (await olga.call(listImports, { limit: 1 })).items[0]!
const undone = async (id: string) => {
  await olga.call(undoImport, { id })
  await expect.poll(async () => (await olga.call(getImport, { id })).undo?.status).toBe('done')
  return (await olga.call(getImport, { id })).undo
}

describe('POST /api/admin/imports/{id}/undo', () => {
  test('what it added goes, what it wrote over comes back, and what somebody has touched since stays and is counted', async () => {
    const by = await imports.add({ businessName: 'By Hand Chai', category: 'Tea', address: '8 Gum Lane, Prahran VIC 3181' })
    await imports.run(HEAD + row('Old Chai', '03 9000 0002'))
    const old = (await idOf('Old Chai'))!
    const before = await imports.listing(old)
    const byBefore = await imports.listing(by)
    const names = ['New Chai', 'Saved Chai', 'Edited Chai']
    await imports.run(
      HEAD + row('Old Chai', '03 9000 0003') + row('By Hand Chai', '03 9000 0004') + names.map((name) => row(name)).join(''),
    )
    const { id, undoUntil } = await last()
    expect(Date.parse(undoUntil!) - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60 * 1000)
    const ids = await Promise.all(names.map(idOf))
    await (await buyer(app)).call(saveSupplier, { supplierId: ids[1]! })
    await olga.call(updateOwnerSupplier, { id: ids[2]!, phone: '03 9000 0009' })
    expect(await undone(id)).toEqual({ status: 'done', username: olga.username, removed: 1, restored: 2, left: 2 })
    expect(await Promise.all(names.map(idOf))).toEqual([undefined, ids[1], ids[2]])
    const columns = ['businessName', 'phone', 'address', 'imported', 'importKey', 'tags', 'description'] as const
    const same = (listing: Record<string, unknown>) => columns.map((column) => listing[column])
    expect(same(await imports.listing(old))).toEqual(same(before))
    expect(same(await imports.listing(by))).toEqual(same(byBefore))
    expect((await app.call(getSupplier, { id: ids[2]! as never })).phone).toContain('0009')
  })

  test('once, within 30 days, and only where it has changed anything', async () => {
    await imports.run(HEAD + row('Once Chai'))
    const { id } = await last()
    await imports.run(HEAD + row('Once Chai'))
    const nothing = await last()
    expect(nothing.undoUntil).toBeNull()
    const refused = { status: 409, detail: expect.stringContaining('cannot be undone') }
    expect(await problemOf(olga.call(undoImport, { id: nothing.id }))).toMatchObject(refused)
    const finishedAt = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)
    await app.context.db.updateTable('imports').set({ finishedAt }).where('id', '=', id).execute()
    expect(await problemOf(olga.call(undoImport, { id }))).toMatchObject(refused)
    await app.context.db.updateTable('imports').set({ finishedAt: new Date() }).where('id', '=', id).execute()
    expect(await undone(id)).toMatchObject({ removed: 1 })
    expect(await problemOf(olga.call(undoImport, { id }))).toMatchObject(refused)
    expect(await idOf('Once Chai')).toBeUndefined()
  })

  test('a file that is imported again after an undo adds its suppliers again', async () => {
    const file = HEAD + row('Again Chai')
    await imports.run(file)
    await undone((await last()).id)
    expect(await imports.run(file)).toMatchObject([{ outcome: 'imported' }])
  })
})
