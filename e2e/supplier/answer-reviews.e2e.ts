import { press } from '#e2e/kit/keys.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { cardOf, review, write } from '#e2e/kit/people/reviewing.ts'
import { expect, open, test } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

test.describe('Replies to reviews', () => {
  test('a supplier replies on its own page, changes the reply, and writes no reviews', async ({ page, otherPage }) => {
    const { id, path, page: supplier } = await newSupplier(await otherPage())
    const ann = await signedInBuyer(page)
    await review(page, id, 'Late twice.')
    await open(supplier, path)
    await expect(cardOf(supplier, ann)).toBeVisible()
    const reply = async (button: string, words: string) => {
      await cardOf(supplier, ann).getByRole('button', { name: button }).click()
      await supplier.getByRole('textbox', { name: 'Your reply' }).fill(words)
      await supplier.getByRole('button', { name: /^(Publish|Save) reply$/ }).click()
      await expect(cardOf(supplier, ann)).toContainText(words)
    }
    await reply('Reply to', 'Sorry about that.')
    await reply('Change your reply to', 'Sorry about that. The van is mended.')
    await expect(write(supplier)).toHaveCount(0)
    await open(page, path)
    await expect(cardOf(page, ann)).toContainText('The van is mended.')
    await expect(cardOf(page, ann).getByRole('button')).toHaveCount(0)
  })
})

test.describe('Reviews of purchases, and measured facts', () => {
  test.use({ ownBrowser: true })

  test('a buyer’s review is not one of a purchase before the goods can have come, and five answers make a measured fact that says how', async ({
    page,
    otherCaller,
  }) => {
    const { id, path, page: supplier } = await newSupplier(await otherCaller())
    const ann = await signedInBuyer(page)
    const asked = { supplierId: id, businessName: 'Corner Cafe', contactEmail: ann.email, requirements: 'Beans' }
    const line = { item: 'House blend', packSize: '5 kg', quantity: 2, priceCents: 14_000, gst: 'free' }
    const requests: string[] = []
    for (let made = 0; made < 5; made++) {
      requests.push((await (await page.request.post('/api/quotes/request', { data: asked })).json()).id)
      expect((await supplier.request.post(`/api/quotes/${requests.at(-1)}/answer`, { data: { lines: [line] } })).status()).toBe(200)
    }
    expect((await page.request.post(`/api/quotes/${requests[0]}/accept`)).status()).toBe(200)
    await review(page, id, 'As promised.')
    await page.clock.install()
    await open(page, path)
    await expect(cardOf(page, ann)).toContainText('Corner Cafe')
    await expect(cardOf(page, ann)).not.toContainText('Verified Purchase')
    const card = page.getByRole('complementary', { name: /^Contact / })
    await expect(card).toContainText('Usually answers within an hour')
    await expect(card).toContainText('Answers every request')
    const method = card.getByRole('button', { name: 'How this is measured' })
    const tip = page.getByRole('tooltip').filter({ hasText: 'Measured over the last 90 days from 5 requests: 100% were answered' })
    await press(card.getByRole('button', { name: 'Request a quote' }), 'Tab')
    await expect(method).toBeFocused()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
    await method.click()
    await expect(tip).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(tip).toBeVisible()
    await method.click()
    await expect(tip).toHaveCount(0)
    await method.click()
    await expect(tip).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(tip).toHaveCount(0)
    // What the pointer was about to open before a press stays closed after another press has closed it.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    for (const shown of [1, 0]) {
      await method.click()
      await expect(tip).toHaveCount(shown)
      await page.mouse.move(0, 0)
    }
    await page.clock.runFor(1000)
    await expect(tip).toHaveCount(0)
  })
})
