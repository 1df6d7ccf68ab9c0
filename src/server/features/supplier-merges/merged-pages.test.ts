import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addRedirect, removeRedirect } from '#contract/site/redirects.ts'
import { restoreSupplier, suspendSupplier } from '#contract/owner/owner-supplier-actions.ts'
import { mergeSuppliers, undoMerge } from '#contract/owner/supplier-merges.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { finishMerges } from '#test/people/owner/final-merges.ts'
import { owner, type Person } from '#test/people/people.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())

const visit = async (path: string) => {
  const { statusCode, headers } = await app.server.inject(path)
  return [statusCode, headers.location]
}

describe('The page of a merged supplier', () => {
  test('leads to the last one of a chain: for the time being as long as a merge on the way can be undone, then for good', async () => {
    const [{ id: first }, { id: second }, { id: third }] = [await app.supplier(), await app.supplier(), await app.supplier()]
    expect(await visit(`/suppliers/${third}`)).toEqual([200, undefined])
    const inner = await olga.call(mergeSuppliers, { id: second, otherId: third })
    expect(await visit(`/suppliers/${third}?utm_source=email`)).toEqual([302, `/suppliers/${second}?utm_source=email`])
    const outer = await olga.call(mergeSuppliers, { id: first, otherId: second })
    expect([await visit(`/suppliers/${third}`), await visit(`/suppliers/${second}`)]).toEqual(Array(2).fill([302, `/suppliers/${first}`]))
    const letTimePass = (id: string) =>
      app.context.db.updateTable('supplierMerges').set({ undoUntil: new Date() }).where('id', '=', id).execute()
    await letTimePass(inner.id)
    await finishMerges(app)
    expect(await visit(`/suppliers/${third}`)).toEqual([302, `/suppliers/${first}`])
    await letTimePass(outer.id)
    await finishMerges(app)
    expect(await visit(`/suppliers/${third}`)).toEqual([301, `/suppliers/${first}`])
    await olga.call(suspendSupplier, { id: first, reason: 'Closed' })
    expect(await visit(`/suppliers/${third}`)).toEqual([404, undefined])
    await olga.call(restoreSupplier, { id: first })
    expect(await visit(`/suppliers/${third}`)).toEqual([301, `/suppliers/${first}`])
    await app.context.db.deleteFrom('suppliers').where('id', '=', first).execute()
    await app.context.changes.publish(app.context.db)
    expect(await visit(`/suppliers/${third}`)).toEqual([404, undefined])
  })

  test('is the supplier’s own again after an undo, and a redirect of the owner goes before the merge', async () => {
    const [{ id }, { id: otherId }] = [await app.supplier(), await app.supplier()]
    const merge = await olga.call(mergeSuppliers, { id, otherId })
    const redirect = await olga.call(addRedirect, { from: `/suppliers/${otherId}`, to: '/terms' })
    expect(await visit(`/suppliers/${otherId}`)).toEqual([301, '/terms'])
    await olga.call(removeRedirect, { id: redirect.id })
    expect(await visit(`/suppliers/${otherId}`)).toEqual([302, `/suppliers/${id}`])
    expect((await app.server.inject('/sitemap.xml')).body).not.toContain(`/suppliers/${otherId}<`)
    await olga.call(undoMerge, { id: merge.id })
    expect(await visit(`/suppliers/${otherId}`)).toEqual([200, undefined])
  })
})
