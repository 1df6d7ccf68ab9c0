import { answerForm, ask, listingLink, part, unclaimed } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'
import { PHONE } from '#e2e/kit/width.ts'

const CARTON = { amount: 6, measure: 'L' }
/** How long a thumb needs to find and tap a field, and to type a digit. */
const SECONDS = { tap: 2, key: 0.5 }

test.use({ hasTouch: true })

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

  test('twenty lines take a thumb under two minutes, and prices typed without a connection are kept', oneWidth, async ({ page, site }) => {
    await page.setViewportSize({ width: PHONE, height: 844 })
    const listing = await unclaimed(page)
    const lines = Array.from({ length: 20 }, (_, at) => ({ item: `Syrup ${at + 1}`, quantity: 2, unit: 'ctn', contents: CARTON }))
    await open(page, await listingLink(site, listing.email, await ask(page, listing, { lines })))
    const form = answerForm(page)
    const prices = form.getByLabel('Price per pack, $')
    await expect(prices).toHaveCount(20)
    let seconds = 0
    const price = async (at: number) => {
      await prices.nth(at).click()
      await expect(prices.nth(at)).toBeFocused()
      await page.keyboard.type('42.50')
      seconds += SECONDS.tap + 5 * SECONDS.key
    }
    for (let at = 0; at < 10; at++) await price(at)
    await test.step('without a connection', async () => {
      await page.context().setOffline(true)
      for (let at = 10; at < 20; at++) await price(at)
      await page.context().setOffline(false)
      await reload(page)
      await expect(prices.last()).toHaveValue('42.50')
    })
    await form.getByRole('button', { name: 'Send the prices' }).click()
    seconds += SECONDS.tap
    await expect(toast(page, 'Prices sent')).toBeVisible()
    expect(seconds).toBeLessThan(120)
  })
})
