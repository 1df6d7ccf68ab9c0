import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { cards } from '#e2e/kit/people/listing.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { newSupplier, subscribe } from '#e2e/kit/people/suppliers.ts'

test.describe('Featured places', () => {
  test(
    'are accessible, and the profile of a followed card is counted with the search that led to it',
    oneWidth,
    async ({ page, otherPage }) => {
      const supplier = await newSupplier(await otherPage(), 'Plover')
      await subscribe(supplier.page, { plan: 'starter' })
      // Who stands there, and why, is in suppliers.test.ts and plan.test.ts.
      await open(page, '/suppliers?category=Coffee')
      await expect(page.getByRole('list', { name: 'Featured places' }).getByRole('article').first()).toBeVisible()
      await expectSoundPage(page)
      await open(page, '/suppliers?category=Coffee&search=plover')
      await cards(page).getByRole('link', { name: supplier.businessName, exact: true }).click()
      const searches = async () => (await supplier.page.request.get('/api/dashboard/supplier/searches')).json()
      // One visitor is too few for the words to be shown.
      await expect.poll(searches).toEqual({ searches: [{ kind: 'category', text: 'Coffee', visitors: 1 }], others: 1 })
    },
  )
})
