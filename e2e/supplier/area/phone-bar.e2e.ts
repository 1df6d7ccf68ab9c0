import type { Page } from '@playwright/test'
import { send } from '#e2e/kit/calls.ts'
import { ask, part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, onlyPhone, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const more = (page: Page) => bar(page).getByRole('button', { name: 'More' })

test.describe('The bar at the lower edge of a phone', onlyPhone, () => {
  test('it leads everywhere, wherever the page is scrolled to, and gives its place to a bar that saves', async ({ page }) => {
    const supplier = await newSupplier(page)
    await ask(page, supplier)
    await open(page, '/dashboard')
    await expect(bar(page).getByRole('link')).toHaveText([/Dashboard/, /Quotes.*1 unread or to send/s, /Profile/])
    await expect(part(page, 'Quote requests').getByRole('listitem').first()).toBeInViewport()
    await page.mouse.wheel(0, 4000)
    await expect(bar(page).getByRole('link', { name: 'Profile' })).toBeInViewport({ ratio: 1 })
    await more(page).click()
    await expect(bar(page).getByRole('link')).toHaveCount(11)
    await expectSoundPage(page)
    await page.keyboard.press('Escape')
    await expect(more(page)).toBeFocused()
    await expect(bar(page).getByRole('link')).toHaveCount(3)
    await more(page).click()
    await bar(page).getByRole('link', { name: 'Insights' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
    await expect(bar(page).getByRole('link')).toHaveCount(3)
    await bar(page).getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('textbox', { name: 'Description' }).fill('Roasted on Mondays')
    await expect(page.getByRole('button', { name: 'Save Profile' })).toBeInViewport({ ratio: 1 })
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(bar(page)).toBeVisible()
  })

  test('a price is changed in four taps from any tab', async ({ page }) => {
    const supplier = await newSupplier(page)
    await send(page, `/api${supplier.path}/featured-products`, { title: 'House blend', price: '$31.50 / kg' })
    await open(page, '/dashboard?tab=quotes')
    await more(page).click()
    await bar(page).getByRole('link', { name: 'Products & promotions' }).click()
    await page.getByRole('button', { name: '$31.50 / kg: change the price of House blend' }).click()
    await expect(page.getByRole('dialog').getByLabel('Price')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('$33.00 / kg')
    await page.getByRole('dialog').getByRole('button', { name: 'Save product' }).click()
    await expect(page.getByRole('button', { name: /^\$33\.00 \/ kg/ })).toBeVisible()
    await expect(toast(page, 'Error')).toHaveCount(0)
  })

  test('account and subscription keep the bar', async ({ page }) => {
    await newSupplier(page)
    for (const [path, heading] of [
      ['/account', 'Your account'],
      ['/subscription', /Subscription/i],
    ] as const) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(bar(page).getByRole('link')).toHaveCount(3)
    }
    await expectSoundPage(page)
  })
})
