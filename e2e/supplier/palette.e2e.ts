import type { Page } from '@playwright/test'
import { escape, press } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { ask } from '#e2e/kit/people/quotes.ts'
import { expect, holdResponse, oneWidth, open, test } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Jump to' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Jump to' })
const options = (page: Page) => palette(page).getByRole('option')

test.describe('The palette', () => {
  test('Ctrl+K leads a supplier to a page by its name and to a request by its number, all by keyboard', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    const id = await ask(page, supplier, { businessName: 'Harbour Room' })
    await open(page, '/supplier-dashboard')
    await test.step('the keys open it, the field has the focus, and the pages are there', async () => {
      await press(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /^Quotes/ }), 'Control+k')
      await expect(field(page)).toBeFocused()
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
      await expect(palette(page).getByRole('option', { name: 'Quote Form' })).toBeVisible()
      await expectSoundPage(page)
    })
    await test.step('a page by its name', async () => {
      await field(page).fill('form')
      await expect(options(page)).toHaveText([/Quote Form/])
      await press(field(page), 'Enter')
      await expect(page).toHaveURL(/\/supplier-dashboard\?tab=form$/)
      await expect(palette(page)).toBeHidden()
    })
    await test.step('a request by a part of its name, with the arrow keys', async () => {
      await page.keyboard.press('Control+k')
      await field(page).fill('harbour')
      const request = palette(page).getByRole('option', { name: /Harbour Room/ })
      await expect(request).toHaveAttribute('aria-selected', 'true')
      await press(field(page), 'ArrowDown')
      await press(field(page), 'Enter')
      await expect(page).toHaveURL(new RegExp(`tab=quotes&quote=${id}$`))
      await expect(palette(page)).toBeHidden()
    })
    await test.step('what nothing is called says so, and Escape closes it', async () => {
      await page.keyboard.press('Control+k')
      await field(page).fill('zzzz nothing')
      await expect(palette(page).getByRole('status')).toHaveText('Nothing is called that.')
      await escape(palette(page))
      await expect(palette(page)).toBeHidden()
    })
  })

  test('Ctrl+K pressed before the page knows who this is opens it then', oneWidth, async ({ page }) => {
    await newSupplier(page)
    const release = await holdResponse(page, '**/api/me')
    await open(page, '/supplier-dashboard')
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeHidden()
    release()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeHidden()
  })
})
