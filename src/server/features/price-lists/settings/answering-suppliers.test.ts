import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCategories, listSuppliers } from '#contract/directory/directory.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { confirmPriceList } from '#contract/price-lists/price-list-settings.ts'
import { listSaved, saveSupplier } from '#contract/directory/saved.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { answeringSupplier, row } from '#test/people/answering-lists.ts'
import { buyer } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const answers = async (id: number) => (await app.call(getSupplier, { id })).answersAtOnce

describe('A supplier whose price list answers at once', () => {
  test('says so on its profile and in every list, and a filter has no others', async () => {
    const mill = await answeringSupplier(app, [row('Rice', 2000)])
    const other = await answeringSupplier(app, [row('Rice', 2000)], { isOn: false })
    const search = mill.username.slice(2, 10)
    await mill.call(updateSupplier, { ...mill.path, description: `Rice of ${search}` })
    const ann = await buyer(app)
    await ann.call(saveSupplier, { supplierId: mill.supplierId })
    expect([await answers(mill.supplierId), await answers(other.supplierId)]).toEqual([true, false])
    for (const query of [{}, { search }, { location: '3072' }, { location: '3072', search }, { sort: 'name' as const }]) {
      const all = (await app.call(listSuppliers, { ...query, limit: 100 })).items
      const found = (await app.call(listSuppliers, { ...query, answersAtOnce: true, limit: 100 })).items
      expect([query, all.filter(({ answersAtOnce }) => answersAtOnce).map(({ id }) => id)]).toEqual([query, found.map(({ id }) => id)])
      expect(found.map(({ id }) => id)).toContain(mill.supplierId)
    }
    const counted = (await app.call(listCategories, { answersAtOnce: true })).reduce((sum, { supplierCount }) => sum + supplierCount, 0)
    expect(counted).toBe((await app.call(listSuppliers, { answersAtOnce: true })).total)
    expect((await ann.call(listSaved, {})).items).toMatchObject([{ answersAtOnce: true }])
  })

  test('says so no more once it is turned off, has no service area, or has not confirmed its prices for 90 days', async () => {
    const mill = await answeringSupplier(app, [row('Rice', 2000)])
    const shown = () => answers(mill.supplierId)
    await mill.set({ isOn: false })
    expect(await shown()).toBe(false)
    await mill.set({ isOn: true })
    expect(await shown()).toBe(true)
    await mill.call(updateSupplier, { ...mill.path, serviceArea: [] })
    expect(await shown()).toBe(false)
    await mill.call(updateSupplier, { ...mill.path, serviceArea: [{ from: '3000', to: '3999' }] })
    const confirmedAt = new Date(Date.now() - 91 * 86_400_000)
    await app.context.db.updateTable('priceLists').set({ confirmedAt }).where('supplierId', '=', mill.supplierId).execute()
    await app.context.changes.publish(app.context.db)
    expect(await shown()).toBe(false)
    await mill.call(confirmPriceList, mill.path)
    expect(await shown()).toBe(true)
  })
})
