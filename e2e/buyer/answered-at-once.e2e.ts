import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { answeringSupplier, askForLines, cafeInPreston } from '#e2e/kit/people/answering-lists.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { cards, unfold } from '#e2e/kit/people/listing.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'

test(
  'a buyer sees prices while the comparison is looked at, and from where they are',
  oneWidth,
  async ({ page, otherCaller, site, isMobile }) => {
    const cheap = [
      { item: 'Bakers flour', priceCents: 1500 },
      { item: 'Rice', priceCents: 1900 },
    ]
    const dear = [
      { item: 'Bakers flour', priceCents: 1700 },
      { item: 'Rice', priceCents: 2300 },
    ]
    const harbour = await answeringSupplier(await otherCaller(), 'Harbour', cheap)
    const ridge = await answeringSupplier(await otherCaller(), 'Ridge', dear)
    const silent = await newSupplier(await otherCaller(), 'Two Rivers')
    const { email } = await cafeInPreston(page, site)

    await test.step('the directory says who answers at once', async () => {
      await open(page, `/suppliers?search=${encodeURIComponent(harbour.businessName)}`)
      await expect(cards(page).first()).toContainText('Answers at once')
      await unfold(page, isMobile)
      await page.getByLabel('Answers at once', { exact: true }).check()
      await expect(page).toHaveURL(/answersAtOnce=true/)
      await expectSoundPage(page)
    })

    await test.step('two of three have answered without a reload', async () => {
      const { bulkId } = await askForLines(page, [harbour.id, ridge.id, silent.id], email, ['Rice', 'Bakers flour'])
      await open(page, `/quotes/bulk/${bulkId}`)
      await expect(page.getByText(/^2 of 3 suppliers have answered with prices\./)).toBeVisible()
      await expect(page.getByRole('columnheader', { name: /At once, from its price list/ })).toHaveCount(2)
      await expect(page.getByText('$80.00').first()).toBeVisible()
      await expectSoundPage(page)
    })
  },
)
