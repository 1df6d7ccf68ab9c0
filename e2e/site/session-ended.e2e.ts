import type { Page } from '@playwright/test'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { escape } from '#e2e/kit/keys.ts'
import { fillLogin, logInByForm, registered, signedInBuyer, signIn, userMenu } from '#e2e/kit/people/people.ts'
import { fillRequired, quoteDialog } from '#e2e/kit/people/quote-dialog.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })
const password = (page: Page) => dialog(page).getByLabel('Password', { exact: true })
const goOn = (page: Page) => dialog(page).getByRole('button', { name: 'Sign in and go on' })
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' })
const endSession = (page: Page) => page.context().clearCookies()

/** Addresses of the writes that this page sends from now on, in the order in which they are answered. */
function writesOf(page: Page): string[] {
  const writes: string[] = []
  page.on('response', (response) => {
    const { method, url } = { method: response.request().method(), url: new URL(response.url()) }
    if (method !== 'GET' && !url.pathname.endsWith('/view')) writes.push(`${method} ${url.pathname} ${response.status()}`)
  })
  return writes
}

test.describe('A session that ends with a form open', () => {
  test('asks for the password over the page, and then goes on as if nothing had happened', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await open(page, '/dashboard?tab=profile')
    await description(page).fill('Roasted in Preston on Mondays.')
    await endSession(page)
    const writes = writesOf(page)
    await test.step('the dialog names the account and has the focus in the password', async () => {
      await save(page).click()
      await expect(dialog(page)).toHaveAccessibleDescription('Enter your password to go on. What you typed is kept.')
      await expect(password(page)).toBeFocused()
      await expect(dialog(page).getByLabel('Email')).toHaveValue(supplier.email)
      await expect(dialog(page).getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('target', '_blank')
      await expectSoundPage(page, THOROUGHLY)
    })
    await test.step('a wrong password is said in it', async () => {
      await goOn(page).click()
      await expect(password(page)).toBeFocused()
      await expect(password(page)).toHaveAccessibleDescription('Enter your password.')
      await password(page).fill('blue-teapot')
      await goOn(page).click()
      await expect(dialog(page).getByRole('alert')).toHaveText('Invalid email or password')
      await expect(password(page)).toBeFocused()
    })
    await test.step('the right one sends what was typed, once', async () => {
      await password(page).fill(supplier.password)
      await goOn(page).click()
      await expect(toast(page, 'Profile updated successfully')).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
      // The bar with the button is there only while something is unsaved.
      await expect(page.getByText('All changes are saved.')).toBeFocused()
    })
    const address = `PUT /api/suppliers/${supplier.id}`
    expect(writes).toEqual([`${address} 401`, 'POST /api/login 401', 'POST /api/login 200', `${address} 200`])
    const saved = await (await page.request.get(`/api/suppliers/${supplier.id}`)).json()
    expect(saved.description).toBe('Roasted in Preston on Mondays.')
  })

  test('keeps the form after "Not now" or Esc, and asks again at the next attempt', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/dashboard?tab=profile')
    await description(page).fill('Roasted in Preston on Mondays.')
    await endSession(page)
    await save(page).click()
    await dialog(page).getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Your session has ended. Please sign in again.' }).first()).toBeVisible()
    await expect(description(page)).toHaveValue('Roasted in Preston on Mondays.')
    await save(page).click()
    await escape(password(page))
    await expect(dialog(page)).toHaveCount(0)
    await expect(description(page)).toHaveValue('Roasted in Preston on Mondays.')
    await expect(page).toHaveURL('/dashboard?tab=profile')
  })

  test('does not send a quote request as a visitor: its dialog waits below', oneWidth, async ({ page }) => {
    const ann = await signedInBuyer(page)
    await open(page, '/suppliers/1')
    await page.getByRole('button', { name: 'Request a Quote' }).first().click()
    await fillRequired(quoteDialog(page), ann.email, '14 kg of Shed Blend a week')
    await endSession(page)
    const writes = writesOf(page)
    await quoteDialog(page).getByRole('button', { name: /Send/ }).click()
    await expect(dialog(page)).toBeVisible()
    await escape(password(page))
    await expect(quoteDialog(page)).toBeVisible()
    await quoteDialog(page).getByRole('button', { name: /Send/ }).click()
    await password(page).fill(ann.password)
    await goOn(page).click()
    const statuses = () => writes.filter((write) => write.startsWith('POST /api/quotes/request')).map((write) => write.slice(-3))
    await expect.poll(statuses).toEqual(['401', '401', '201'])
    await expect(dialog(page)).toHaveCount(0)
    await expect(quoteDialog(page)).toHaveCount(0)
    const quotes = await (await page.request.get('/api/quotes')).json()
    expect(JSON.stringify(quotes)).toContain('14 kg of Shed Blend a week')
  })

  test('goes on when the same account signs in in another tab', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await open(page, '/dashboard?tab=profile')
    await description(page).fill('Roasted in Preston on Mondays.')
    await endSession(page)
    await save(page).click()
    await expect(dialog(page)).toBeVisible()
    const tab = await page.context().newPage()
    await logInByForm(tab, supplier)
    await expect(toast(page, 'Profile updated successfully')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await tab.close()
  })

  test('sends and shows nothing of it to somebody else who signs in', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    const ben = await registered(page)
    await open(page, '/dashboard?tab=profile')
    await description(page).fill('Roasted in Preston on Mondays.')
    await endSession(page)
    const writes = writesOf(page)
    await save(page).click()
    await dialog(page).getByRole('button', { name: 'Sign in as somebody else' }).click()
    await page.waitForURL('/auth?next=%2Fdashboard%3Ftab%3Dprofile')
    await fillLogin(page, ben)
    await expect(userMenu(page, ben)).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    expect(writes.filter((write) => write.includes('suppliers'))).toEqual([`PUT /api/suppliers/${supplier.id} 401`])
    await expect.poll(() => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('Preston')
  })

  test('needs no password where the browser has a session again by then', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await open(page, '/dashboard?tab=profile')
    await description(page).fill('Roasted in Preston on Mondays.')
    await endSession(page)
    await save(page).click()
    await dialog(page).getByRole('button', { name: 'Not now' }).click()
    await signIn(page, supplier)
    await save(page).click()
    await expect(toast(page, 'Profile updated successfully')).toBeVisible()
  })
})

test.describe('A browser that refuses cookies', () => {
  test('is told so after signing in', oneWidth, async ({ page }) => {
    const ann = await registered(page)
    await page.route('**/api/login', async (route) => {
      const response = await route.fetch()
      await page.context().clearCookies()
      await route.fulfill({ response, headers: { 'content-type': 'application/json' } })
      await page.context().clearCookies()
    })
    await page.route('**/api/me', (route) => route.fulfill({ json: { user: null } }))
    await logInByForm(page, ann, '/auth')
    await expect(page.getByRole('alert')).toContainText('your browser refuses the cookie that keeps you signed in')
    await expect(page).toHaveURL('/auth')
  })
})
