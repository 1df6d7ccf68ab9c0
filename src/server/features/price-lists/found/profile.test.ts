import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePriceListSettings } from '#contract/price-lists/price-list-settings.ts'
import { savePriceList } from '#contract/price-lists/price-lists.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allByRole, servedPage } from '#test/app/pages.ts'
import { supplier } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

test('A profile says that there is a range only where its supplier shows a list with rows, and its page has a link to it then', async () => {
  const shop = await supplier(app)
  const id = shop.supplierId
  const seen = async () => {
    const { main } = await servedPage(app, `/suppliers/${id}`)
    return [(await app.call(getSupplier, { id })).hasRange, allByRole(main, 'link', 'Full range').length]
  }
  const rows = [{ item: 'Bakers flour', packSize: '12.5 kg', priceCents: 1680, gst: 'free' as const }]
  expect(await seen()).toEqual([undefined, 0])
  await shop.call(savePriceList, { id, rows })
  expect(await seen()).toEqual([undefined, 0])
  await shop.call(savePriceListSettings, { id, visibility: 'range' })
  expect(await seen()).toEqual([true, 1])
  await shop.call(savePriceListSettings, { id, visibility: 'private' })
  expect(await seen()).toEqual([undefined, 0])
})
