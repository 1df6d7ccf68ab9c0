import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { cards, count, expectNames, names } from '#e2e/kit/people/listing.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { newSupplier, subscribe } from '#e2e/kit/people/suppliers.ts'

test.describe('Featured places', () => {
  test(
    'a supplier with a plan stands marked above the results that find it, and leads to its profile',
    oneWidth,
    async ({ page, otherPage }) => {
      const supplier = await newSupplier(await otherPage(), 'Zebra Finch')
      await open(page, '/suppliers?category=Coffee')
      const featured = page.getByRole('list', { name: 'Featured places' })
      await expect(count(page)).toBeVisible()
      const order = await names(page)
      await subscribe(supplier.page, { plan: 'starter' })
      await open(page, '/suppliers?category=Coffee')
      await expect(featured.getByRole('article').first()).toContainText('Featured')
      await expect(featured.getByRole('article').first()).toContainText('This supplier pays for this place.')
      await expectNames(page, order)
      await expectSoundPage(page)
      await page.getByRole('link', { name: /^Meat/ }).first().click()
      await expect(count(page)).toBeVisible()
      await expect(featured).toHaveCount(0)
    },
  )

  test('the profile of a followed card is counted with the search that led to it', oneWidth, async ({ page, otherPage }) => {
    const supplier = await newSupplier(await otherPage(), 'Plover')
    await subscribe(supplier.page, { plan: 'starter' })
    await open(page, '/suppliers?category=Coffee&search=plover')
    await cards(page).getByRole('link', { name: supplier.businessName, exact: true }).click()
    const searches = async () => (await supplier.page.request.get('/api/dashboard/supplier/searches')).json()
    // One visitor is too few for the words to be shown.
    await expect.poll(searches).toEqual({ searches: [{ kind: 'category', text: 'Coffee', visitors: 1 }], others: 1 })
  })
})
