import type { Page } from '@playwright/test'
import { send } from '#e2e/kit/calls.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const reviews = (page: Page) => page.getByRole('list', { name: 'Reviews' }).getByRole('article')
const tab = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /^Reviews/ })
const filter = (page: Page, name: string) => page.getByRole('list', { name: 'Which reviews' }).getByRole('link', { name })

test.describe('The reviews in the dashboard', () => {
  test(
    'those without a reply are counted and found, and are replied to and reported in their place',
    oneWidth,
    async ({ page, otherCaller }) => {
      const supplier = await newSupplier(page)
      const [ann, bob] = [await otherCaller(), await otherCaller()]
      const people = [await signedInBuyer(ann), await signedInBuyer(bob)]
      await open(page, '/dashboard?tab=reviews')
      await expect(page.getByRole('heading', { name: 'Nobody has reviewed you yet' })).toBeVisible()
      await expectSoundPage(page)
      await send(ann, `/api${supplier.path}/reviews`, { rating: 1, text: 'Late twice.' })
      await send(bob, `/api${supplier.path}/reviews`, { rating: 5, text: 'Always fresh.' })
      await test.step('the activity leads to a review', async () => {
        await open(page, '/dashboard')
        await expect(tab(page)).toContainText('2 of the last 30 days without a reply')
        await part(page, 'Recent Activity').getByRole('link', { name: people[0]!.username }).click()
        await expect(page).toHaveURL(/tab=reviews#review-/)
        await expect(reviews(page)).toHaveCount(2)
        await expect(page.locator('li:focus')).toContainText('Late twice.')
      })
      await test.step('one is replied to, and leaves those without a reply', async () => {
        await filter(page, 'No reply yet').click()
        await expect(page).toHaveURL('/dashboard?tab=reviews&status=unanswered')
        await expect(page.getByRole('status').filter({ hasText: '2 reviews without a reply.' })).toBeVisible()
        await page.getByRole('button', { name: `Reply to ${people[0]!.username}` }).click()
        await page.getByRole('textbox', { name: 'Your reply' }).fill('Sorry about that.')
        await page.getByRole('button', { name: 'Publish reply' }).click()
        await expect(reviews(page)).toHaveText([/Always fresh/])
        await expect(tab(page)).toContainText('1 of the last 30 days')
        await expectSoundPage(page)
      })
      await test.step('stars narrow the list, and a review is reported', async () => {
        await filter(page, 'No reply yet').click()
        await filter(page, '1 star').click()
        await expect(reviews(page)).toHaveText([/Late twice.*Sorry about that/s])
        await page.getByRole('button', { name: `Report the review by ${people[0]!.username}` }).click()
        await page.getByRole('textbox', { name: 'What is wrong with it?' }).fill('Somebody else is meant.')
        await page.getByRole('button', { name: 'Send report' }).click()
        await expect(toast(page, 'Review reported')).toBeVisible()
      })
    },
  )

  test('the page of the own listing leads to its editor, where buyers are asked for a request', async ({ page }) => {
    const { path } = await newSupplier(page)
    await open(page, path)
    const own = page.getByRole('complementary', { name: /^Contact / })
    await expect(own.getByRole('link', { name: 'Edit this listing' })).toHaveAttribute('href', '/supplier-dashboard?tab=profile')
    await expect(page.getByRole('button', { name: 'Request a quote' })).toHaveCount(0)
    await expectSoundPage(page)
  })
})
