import type { Page } from '@playwright/test'
import { send } from '#e2e/kit/calls.ts'
import { typeInto } from '#e2e/kit/keys.ts'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { fillLogin, signedInBuyer } from '#e2e/kit/people/people.ts'
import { answer, ask, part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Requests' })
const rows = (page: Page) => list(page).getByRole('listitem')
const tab = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /^Quotes/ })

test.describe('The quote inbox', () => {
  test('a new request is bold and counted until it is opened, and the buyer sees that it was opened', async ({ page, otherPage }) => {
    const buyer = await otherPage()
    const supplier = await newSupplier(page)
    await signedInBuyer(buyer)
    const id = await ask(buyer, supplier)
    await open(page, '/dashboard')
    await expect(tab(page)).toContainText('1 unread')
    await tab(page).click()
    const row = list(page).getByRole('link', { name: 'Unread: Moth and Lamp' })
    await expect(row).toHaveCSS('font-weight', '650')
    await row.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Moth and Lamp' })).toBeFocused()
    await open(buyer, `/quotes/${id}`)
    await expect(part(buyer, 'History')).toContainText(`${supplier.businessName} opened the request`)
    // On a phone the bar for a message has the place of the tabs while a request is open.
    await open(page, '/dashboard?tab=quotes')
    await expect(tab(page)).not.toContainText('unread')
  })

  test(
    'a list that cannot be loaded can be tried again; filters are in the address, narrow it, and can be shared',
    oneWidth,
    async ({ page }) => {
      const supplier = await newSupplier(page)
      const harbour = await ask(page, supplier, { businessName: 'Harbour Room' })
      await ask(page, supplier, { businessName: 'Little Fig' })
      await answer(supplier, harbour)
      await test.step('a list that cannot be loaded says so', async () => {
        await page.route('**/api/suppliers/*/leads?limit=20*', (route) => route.abort())
        await open(page, '/supplier-dashboard?tab=quotes')
        await expect(page.getByRole('alert')).toContainText('We could not reach the server.')
        await page.unroute('**/api/suppliers/*/leads?limit=20*')
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(rows(page)).toHaveCount(2)
      })
      await page.getByLabel('Status').selectOption({ label: 'Quoted' })
      await expect(page).toHaveURL(/\/supplier-dashboard\?tab=quotes&status=quoted$/)
      await expect(rows(page)).toHaveText([/Harbour Room/])
      await page.getByLabel('Status').selectOption({ label: 'Any status' })
      await page.getByRole('searchbox', { name: 'Search requests' }).fill('fig')
      await expect(page).toHaveURL(/search=fig/)
      await expect(rows(page)).toHaveText([/Little Fig/])
      await page.getByRole('link', { name: 'Unread only' }).click()
      await expect(page).toHaveURL(/unread=true&search=fig/)
      await open(page, '/supplier-dashboard?tab=quotes&unread=true&search=harbour')
      await expect(page.getByText('No request is like that.')).toBeVisible()
      await page.getByRole('link', { name: 'Show all requests' }).click()
      await expect(rows(page)).toHaveCount(2)
    },
  )

  test('a long list comes in steps', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    for (let place = 1; place <= 21; place++) {
      const headers = { 'x-forwarded-for': `10.9.${place}.1` }
      const data = { supplierId: supplier.id, businessName: `Cafe ${place}`, contactEmail: 'ann@moth.example', requirements: 'Beans' }
      expect((await page.request.post('/api/quotes/request', { data, headers })).status()).toBe(201)
    }
    await open(page, '/dashboard?tab=quotes')
    await expect(page.getByText('21 requests')).toBeVisible()
    await expect(rows(page)).toHaveCount(20)
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(rows(page)).toHaveCount(21)
    await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0)
  })

  test('keys move along the list, open a request and go back, and do nothing else than type in a field', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    for (const businessName of ['Cafe A', 'Cafe B', 'Cafe C']) await ask(page, supplier, { businessName })
    await open(page, '/dashboard?tab=quotes')
    await expect(page.getByText('j and k or the arrows move')).toBeVisible()
    const link = (name: string) => list(page).getByRole('link', { name })
    await expect(link('Cafe A')).toBeVisible()
    await page.keyboard.press('j')
    await expect(link('Cafe A')).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('j')
    await expect(link('Cafe C')).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Cafe B' })).toBeFocused()
    await expect(link('Cafe B')).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('k')
    await expect(link('Cafe A')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/quote=/)
    await expect(link('Cafe B')).toBeFocused()
    await typeInto(page.getByRole('searchbox', { name: 'Search requests' }), 'jk')
    await expect(page.getByRole('searchbox', { name: 'Search requests' })).toHaveValue('jk')
  })

  test(
    'a request has an address of its own, which leads through the login; a supplier passes on it with a reason',
    oneWidth,
    async ({ page }) => {
      const supplier = await newSupplier(page)
      const id = await ask(page, supplier)
      await page.context().clearCookies()
      await open(page, `/supplier-dashboard?tab=quotes&quote=${id}`)
      await page.waitForURL(/\/auth\?next=/)
      await fillLogin(page, supplier)
      await expect(page).toHaveURL(`/supplier-dashboard?tab=quotes&quote=${id}`)
      await expect(page.getByRole('heading', { level: 2, name: 'Moth and Lamp' })).toBeVisible()
      await test.step('passing on it', async () => {
        await page.getByRole('button', { name: 'Pass on this request' }).click()
        await page.getByLabel('Reason').fill('Too far for our van.')
        await page.getByRole('button', { name: 'Pass', exact: true }).click()
        await expect(part(page, 'History')).toContainText('Too far for our van.')
        await expect(page.getByText('Passed', { exact: true }).filter({ visible: true }).first()).toBeVisible()
      })
      await test.step('taking that back within the minute', async () => {
        await expect(page.getByText('You passed. The buyer gets an email about it in a minute.')).toBeVisible()
        await page.getByRole('button', { name: 'Undo: I do not pass on this request' }).click()
        await expect(toast(page, 'Pass taken back')).toBeVisible()
        await expect(page.getByRole('button', { name: 'Pass on this request' })).toBeVisible()
        await expect(part(page, 'History')).toContainText('took the pass back')
      })
    },
  )

  test('the first tab has the four figures, and Insights which requests count for the times', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    const id = await ask(page, supplier)
    await send(page, `/api/quotes/${id}/pass`)
    await open(page, '/dashboard')
    for (const label of ['Profile Views', 'Quote Requests', 'Average rating', 'Total reviews'])
      await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()
    await open(page, '/dashboard?tab=insights')
    await expect(page.getByText('So far you have 1.')).toBeVisible()
    await page.getByText('Which requests count').click()
    await page.getByRole('link', { name: /^No\. \d{5}$/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Moth and Lamp' })).toBeVisible()
  })

  test('an account without a listing is told so, accessibly', oneWidth, async ({ page }) => {
    await signedInBuyer(page)
    await open(page, '/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'The dashboard is for suppliers' })).toBeVisible()
    await expectSoundPage(page)
  })

  test('the dashboard has no accessibility violations, with a request open and without', async ({ page }) => {
    const supplier = await newSupplier(page)
    const id = await ask(page, supplier)
    await answer(supplier, id)
    await open(page, '/dashboard')
    await expect(page.getByRole('term').filter({ hasText: 'Profile Views' })).toBeVisible()
    await expectSoundPage(page, THOROUGHLY)
    await open(page, '/dashboard?tab=insights')
    await expect(page.getByText('So far you have 1.')).toBeVisible()
    await page.getByText('Which requests count').click()
    await expectSoundPage(page, THOROUGHLY)
    await open(page, '/dashboard?tab=quotes')
    await expect(rows(page)).toHaveCount(1)
    await expectSoundPage(page, THOROUGHLY)
    await rows(page).getByRole('link').click()
    await page.getByRole('button', { name: 'Revise the prices' }).click()
    await expect(page.getByRole('form', { name: 'Your answer' })).toBeVisible()
    await expectSoundPage(page, THOROUGHLY)
  })
})
