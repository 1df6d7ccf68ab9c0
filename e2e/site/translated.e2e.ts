import type { Page } from '@playwright/test'
import { cards, count } from '#e2e/kit/people/listing.ts'
import { fillLogin, registered } from '#e2e/kit/people/people.ts'
import { fillRequired, quoteDialog } from '#e2e/kit/people/quote-dialog.ts'
import { answerForm, ask } from '#e2e/kit/people/quotes.ts'
import { expect, holdResponse, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { translatePages } from '#e2e/kit/translator.ts'

// What is added to a page to translate it stays with its browser.
test.use({ ownBrowser: true })

const errors: string[] = []
test.beforeEach(async ({ page }) => {
  errors.length = 0
  page.on('pageerror', ({ message }) => errors.push(message))
  await translatePages(page)
})
test.afterEach(() => expect(errors).toEqual([]))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test.describe('A page that the browser translates', oneWidth, () => {
  test('its texts are translated, and errors and toasts of the forms of accounts show', async ({ page }) => {
    const ann = await registered(page)
    await open(page, '/auth?next=/')
    await expect(button(page, 'Log in').locator('font font')).toHaveText('Log in')
    await button(page, 'Log in').click()
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields.')
    await page.getByRole('tab', { name: 'Register' }).click()
    await button(page, 'Create account').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    await page.getByRole('tab', { name: 'Login' }).click()
    await fillLogin(page, { ...ann, password: 'blue-teapot' })
    await expect(toast(page, 'Login failed')).toContainText('Invalid email or password')
    await fillLogin(page, ann)
    await expect(page.getByRole('banner').getByRole('button', { name: ann.username })).toBeVisible()
  })

  test('the chosen theme and a press are kept where it was translated before its scripts came', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    const release = await holdResponse(page, '**/assets/entry-client-*.js')
    await page.goto('/suppliers/5', { waitUntil: 'domcontentloaded' })
    const sent = page.waitForRequest('**/api/suppliers/5/contact')
    await page.getByRole('main').getByRole('button', { name: 'Contact Supplier' }).first().click()
    release()
    await sent
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  })

  test('the focus, and what was typed there, are kept as well', async ({ page }) => {
    const release = await holdResponse(page, '**/assets/entry-client-*.js')
    await page.goto('/suppliers#search', { waitUntil: 'domcontentloaded' })
    const search = page.getByRole('main').getByLabel('What do you need?', { exact: true })
    await expect(search).toBeFocused()
    await page.keyboard.type('oat')
    await expect(search).toHaveValue('oat')
    const [before] = await search.elementHandles()
    release()
    await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false)
    await expect(search).toBeFocused()
    await page.keyboard.type(' milk')
    await expect(search).toHaveValue('oat milk')
  })

  test('a request goes from empty to sent, and a supplier is contacted', async ({ page }) => {
    await open(page, '/suppliers/4')
    await button(page, 'Contact Supplier').click()
    await expect(toast(page, 'Inquiry Sent')).toBeVisible()
    await button(page, 'Request a quote').first().click()
    const dialog = quoteDialog(page)
    const send = dialog.getByRole('button', { name: 'Send Quote Request' })
    await send.click()
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused()
    await fillRequired(dialog, 'ann@moth.example')
    await send.click()
    await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('A copy is on its way to ann@moth.example.')).toBeVisible()
  })

  test('the listing counts what is chosen and found now', async ({ page }) => {
    await open(page, '/suppliers?bulk=true')
    await expect(count(page)).toBeVisible()
    for (const chosen of [1, 2]) {
      await cards(page).nth(chosen).getByRole('checkbox').check()
      await expect(
        page
          .getByText(`${chosen} selected`)
          .or(page.getByText(`${chosen} of`))
          .first(),
      ).toBeVisible()
    }
    await page.getByRole('searchbox').first().fill('milk')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=milk/)
    const total = Number((await page.request.get('/api/suppliers?limit=1&search=milk')).headers()['x-total-count'])
    await expect(count(page)).toHaveText(new RegExp(`^${total} suppliers? found$`))
  })

  test('a supplier sees what is wrong with prices, sends them, and saves the profile', async ({ page }) => {
    const supplier = await newSupplier(page)
    const id = await ask(page, supplier)
    await open(page, `/dashboard?tab=quotes&quote=${id}`)
    const form = answerForm(page)
    await form.getByLabel('Item').fill('House blend')
    await form.getByLabel('Pack size').fill('5 kg')
    await form.getByLabel('Price per pack, $').fill('much')
    await button(page, 'Send the prices').click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
    await form.getByLabel('Quantity').fill('2')
    for (const [price, total] of [
      ['94.50', '$189.00'],
      ['95', '$190.00'],
    ] as const) {
      await form.getByLabel('Price per pack, $').fill(price)
      await expect(form.getByRole('group', { name: 'Line 1' })).toContainText(total)
    }
    await button(page, 'Send the prices').click()
    await expect(toast(page, 'Prices sent')).toBeVisible()
    await page.goto('/dashboard?tab=profile')
    await page.getByLabel('Description').first().fill('Milk and cream')
    await button(page, 'Save Profile').click()
    await expect(toast(page, 'Profile')).toBeVisible()
  })

  test('the theme and the menu switch', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await button(page, 'Dark theme').click()
    await expect(button(page, 'Dark theme')).toBeHidden()
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
    await page.getByRole('main').getByRole('link', { name: 'Browse suppliers' }).click()
    await expect(count(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong')
  })
})
