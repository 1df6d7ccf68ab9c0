import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDashboard, getSupplier } from '#contract/suppliers.ts'
import { openBrowser } from '#test/browser.ts'
import { openHouse, type TestHouse } from '#test/house.ts'
import { buyer, owner, supplier } from '#test/people.ts'
import { refusalOf } from '#test/refusal.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.stop())

test('a supplier finds their listing and its figures, exact to the last visit', async () => {
  const beans = await supplier(house)
  const id = beans.supplierId as never
  await house.context.db
    .updateTable('suppliers')
    .set({ profileViews: 41, inquiries: 7, averageRating: '4.5', totalReviews: 2 })
    .where('id', '=', id)
    .execute()
  await openBrowser(house).ask({ method: 'POST', url: `/api/suppliers/${beans.supplierId}/view` })
  expect(await beans.call(getDashboard, {})).toEqual({
    supplier: await house.call(getSupplier, { id }),
    stats: { profileViews: 42, inquiries: 7, averageRating: '4.5', totalReviews: 2 },
  })
})

test('there is none for anybody else, nor for a supplier whose listing is gone', async () => {
  expect(await refusalOf(openBrowser(house).call(getDashboard, {}))).toMatchObject({ status: 401 })
  for (const somebody of [await buyer(house), await owner(house)])
    expect(await refusalOf(somebody.call(getDashboard, {}))).toMatchObject({ status: 403 })
  const beans = await supplier(house)
  await house.context.db.deleteFrom('suppliers').where('id', '=', beans.supplierId).execute()
  expect(await refusalOf(beans.call(getDashboard, {}))).toMatchObject({ status: 404 })
})
