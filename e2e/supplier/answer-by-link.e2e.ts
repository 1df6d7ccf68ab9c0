import { answerForm, ask, listingLink, part, unclaimed } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

test.describe('A request to a listing without an account', () => {
  test(
    'a listing without an account answers, writes and passes by the link in its email, which then has ended',
    oneWidth,
    async ({ page, site }) => {
      const listing = await unclaimed(page)
      const link = await listingLink(site, listing.email, await ask(page, listing))
      await open(page, link)
      await expect(page.getByRole('heading', { level: 1, name: 'Request from Moth and Lamp' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Claim your listing' })).toHaveAttribute('href', `/suppliers/${listing.id}#claim`)
      const form = answerForm(page)
      await expect(form.getByText('Attachment')).toHaveCount(0)
      await form.getByLabel('Item').fill('House blend')
      await form.getByLabel('Pack size').fill('1 kg')
      await form.getByLabel('Quantity').fill('14')
      await form.getByLabel('Price per pack, $').fill('31.50')
      await form.getByRole('button', { name: 'Send the prices' }).click()
      await expect(toast(page, 'Prices sent')).toBeVisible()
      await page.getByLabel('Message to Moth and Lamp').fill('Before seven.')
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(part(page, 'History')).toContainText('Before seven.')
      await expectSoundPage(page)
      await page.getByRole('button', { name: 'Pass on this request' }).click()
      await page.getByRole('button', { name: 'Pass', exact: true }).click()
      await expect(toast(page, 'You have passed on the request')).toBeVisible()
      await open(page, link)
      await expect(page.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible()
      await expectSoundPage(page)
    },
  )
})
