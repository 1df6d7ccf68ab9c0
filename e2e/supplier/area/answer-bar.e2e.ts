import type { Locator, Page } from '@playwright/test'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { answerForm, ask, part } from '#e2e/kit/people/quotes.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { DESKTOP, PHONE } from '#e2e/kit/width.ts'

const dashboard = (id: string) => `/dashboard?tab=quotes&quote=${id}`

async function fillLine(page: Page) {
  const form = answerForm(page)
  for (const [label, text] of Object.entries({ Item: 'House blend', 'Pack size': '1 kg', Quantity: '24', 'Price per pack, $': '31.50' }))
    await form.getByLabel(label).fill(text)
}

test.describe('The form of an answer', () => {
  test('a desk shows the item in 260 pixels, each label in one line, and the unit behind “Change”', oneWidth, async ({ page }) => {
    await page.setViewportSize({ width: DESKTOP, height: 900 })
    const supplier = await newSupplier(page)
    await open(page, dashboard(await ask(page, supplier)))
    const form = answerForm(page)
    const widthOf = async (label: string) => (await form.getByLabel(label).boundingBox())?.width ?? 0
    await expect.poll(() => widthOf('Item')).toBeGreaterThanOrEqual(260)
    const lines = (label: string) => form.getByText(label, { exact: true }).evaluate((one) => one.getClientRects().length)
    for (const label of ['Price per pack, $', 'Quantity', 'Pack size']) await expect.poll(() => lines(label)).toBe(1)
    await expect(form.getByRole('textbox', { name: 'Unit' })).toHaveCount(0)
    await form.getByRole('button', { name: 'Change the unit of line 1' }).click()
    await expect(form.getByRole('textbox', { name: 'Unit' })).toBeFocused()
    await page.keyboard.type('bag')
    await fillLine(page)
    await form.getByRole('button', { name: 'Send the prices' }).click()
    await expect(toast(page, 'Prices sent')).toBeVisible()
    await expect(part(page, 'Your prices').getByRole('row', { name: /House blend/ })).toContainText('bag')
  })

  test('on a phone the bar sends the prices and says what they come to; the message is behind an icon', oneWidth, async ({ page }) => {
    await page.setViewportSize({ width: PHONE, height: 844 })
    const supplier = await newSupplier(page)
    await open(page, dashboard(await ask(page, supplier)))
    const inBar = page.locator('[data-bottom-bar]').getByRole('button', { name: /^Send the prices/ })
    await expect(inBar).toBeInViewport({ ratio: 1 })
    const message = page.getByLabel('Message to Moth and Lamp')
    await expect(message).toBeHidden()
    await page.getByRole('button', { name: 'Write to Moth and Lamp' }).click()
    await expect(message).toBeFocused()
    await page.getByRole('button', { name: 'Back to the prices' }).click()
    await expect(page.getByRole('button', { name: 'Write to Moth and Lamp' })).toBeFocused()
    await expect(message).toBeHidden()
    await inBar.click()
    await expect(answerForm(page).getByLabel('Item')).toBeFocused()
    await fillLine(page)
    await expect(inBar).toHaveText('Send the prices $756.00')
    await expectSoundPage(page)
    await inBar.click()
    await expect(toast(page, 'Prices sent')).toBeVisible()
    await expect(inBar).toHaveCount(0)
    await expect(message).toBeInViewport()
  })

  test('on a phone a toast is over neither the bar nor the control that it came from', oneWidth, async ({ page }) => {
    await page.setViewportSize({ width: PHONE, height: 844 })
    const supplier = await newSupplier(page)
    await open(page, dashboard(await ask(page, supplier)))
    const adder = answerForm(page).getByRole('button', { name: 'Add a line' })
    await adder.click()
    await answerForm(page).getByRole('button', { name: 'Remove line 1' }).click()
    await expect(adder).toBeFocused()
    const removed = toast(page, 'Line 1 removed')
    await expect(removed).toBeVisible()
    await page.evaluate((y) => scrollBy(0, y), await distance(removed, adder))
    const bar = page.locator('[data-bottom-bar]').filter({ has: page.getByRole('button', { name: /^Send the prices/ }) })
    for (const kept of [adder, bar]) await expect.poll(() => areApart(removed, kept)).toBe(true)
  })
})

/** How far below the first the second one is. */
const distance = async (one: Locator, other: Locator) => ((await other.boundingBox())?.y ?? 0) - ((await one.boundingBox())?.y ?? 0)

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()]
  if (!first || !second) return false
  return first.y >= second.y + second.height || second.y >= first.y + first.height
}
