import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { press } from '#e2e/kit/keys.ts'
import { logOut, userMenu } from '#e2e/kit/people/people.ts'
import { answer, ask, part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const openTab = (page: Page, name: string | RegExp) => tabs(page).getByRole('link', { name }).click()

test.describe('The dashboard', () => {
  test('the first tab greets, and shows what is new, how it is going and what is still to do', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await answer(supplier, await ask(page, supplier))
    await ask(page, supplier, { businessName: 'Harbour Room' })
    await open(page, '/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^Good (morning|afternoon|evening), ${supplier.businessName}$`),
    )
    await expect(page.getByText('2 this week')).toBeVisible()
    await expect(part(page, 'Quote requests').getByRole('listitem')).toHaveText([/New.*Harbour Room/, /Quoted.*Moth and Lamp.*\$441\.00/])
    await expect(part(page, 'Recent Activity').getByRole('listitem').first()).toContainText('Harbour Room asked for a quote')
    await expect(part(page, 'Finish your listing').getByRole('listitem').filter({ hasText: 'Client venues' })).toContainText('Add')
    await expect(part(page, 'What Backdock checks').getByRole('link', { name: 'Add your ABN' })).toBeVisible()
    await expectSoundPage(page)
    await part(page, 'Quick Actions').getByRole('link', { name: 'Social Media' }).click()
    await expect(page).toHaveURL('/dashboard?tab=social')
    await expect(page.getByRole('heading', { level: 1, name: 'Social Media' })).toBeFocused()
    await openTab(page, 'Insights')
    for (const chart of ['Views and requests', 'Answer time'])
      await expect(page.getByRole('application', { name: `${chart}: figures one by one, with the arrow keys` })).toHaveCount(1)
  })

  test('a supplier without figures sees first what is still to do, and no rating or chart of nothing', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/dashboard')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Finish your listing')
    await expect(page.getByRole('term').filter({ hasText: 'Average rating' }).locator('..')).toContainText('No reviews yet')
    await expectSoundPage(page)
    await openTab(page, 'Insights')
    await expect(part(page, 'Views and requests')).toContainText('No views, requests or contacts over 12 weeks yet.')
    await expect(part(page, 'Views and requests').getByRole('application')).toHaveCount(0)
    await expectSoundPage(page)
  })

  test('Social Media shows its figures and platforms, and the AI assistant greets', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/dashboard?tab=social')
    for (const [label, figure] of Object.entries({ 'Connected accounts': '0', 'Posts this month': '0', 'Auto-posting': 'OFF' }))
      await expect(page.getByRole('term').filter({ hasText: label }).locator('..')).toContainText(figure)
    const platforms = part(page, 'Supported platforms').getByRole('listitem')
    await expect(platforms).toHaveText(['Facebook', 'Instagram', 'Twitter/X', 'LinkedIn business accounts'])
    await expect(page.getByRole('link', { name: 'Open the social media dashboard' })).toHaveAttribute('href', '/social-media-dashboard')
    await expect(tabs(page).getByRole('link', { name: 'Social Media' })).toBeInViewport()
    await expectSoundPage(page)
    await openTab(page, 'AI Assistant')
    await expect(page).toHaveURL('/dashboard?tab=assistant')
    await expect(tabs(page).getByRole('link', { name: 'AI Assistant' })).toBeInViewport()
    await expect(page.getByText("Hi, I'm your AI assistant.")).toBeVisible()
    await expect(part(page, 'Finish your listing').getByRole('listitem')).toHaveCount(8)
    await part(page, 'Chat').getByRole('textbox', { name: 'Message' }).fill('rewrite my description')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Drafts' })).toContainText('[your delivery days]')
    await expect(page.getByRole('button', { name: 'Copy: Description' })).toBeVisible()
    await expectSoundPage(page)
    await page.route('**/api/ai/supplier-assistant', (route) => route.abort())
    await part(page, 'Chat').getByRole('textbox', { name: 'Message' }).fill('stats')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'AI assistant unavailable')).toContainText('We could not reach the server.')
  })

  test('trends are shown as lines, as a table and as a file, and the rest of the tab stays when they fail', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await ask(page, supplier)
    await page.route('**/api/dashboard/supplier/trends?period=52w', (route) => route.abort())
    await open(page, '/dashboard?tab=insights')
    const trends = part(page, 'Views and requests')
    const chart = trends.getByRole('figure', { name: /^Profile views, quote requests and contacts over 12 weeks/ })
    for (let week = 1; week < 12; week++) await press(chart.getByRole('application'), 'ArrowRight')
    await expect(chart.getByRole('status')).toContainText('Quote requests 1')
    await trends.getByRole('combobox', { name: 'Period' }).selectOption('30 days')
    await trends.getByRole('button', { name: 'Show as a table' }).click()
    await expect(trends.getByRole('row')).toHaveCount(31)
    await expect(trends.getByRole('row').nth(1).getByRole('cell').nth(2)).toHaveText('1')
    const file = page.waitForEvent('download')
    await trends.getByRole('button', { name: 'Download CSV' }).click()
    expect((await readFile(await (await file).path(), 'utf8')).split('\r\n')).toHaveLength(32)
    await trends.getByRole('combobox', { name: 'Period' }).selectOption('52 weeks')
    await expect(trends.getByRole('alert')).toContainText('We could not reach the server.')
    await expect(part(page, 'How fast you answer')).toContainText('So far you have 0.')
    await page.unroute('**/api/dashboard/supplier/trends?period=52w')
    await trends.getByRole('button', { name: 'Try again' }).click()
    await expect(trends.getByRole('row')).toHaveCount(53)
  })

  test('the account menu leads to the site, and the menu of the site leads back and logs out', oneWidth, async ({ page }) => {
    const supplier = await newSupplier(page)
    await open(page, '/supplier-dashboard')
    // The menu hangs from a button that grows when the name of the business arrives.
    await expect(userMenu(page, supplier)).toContainText(supplier.businessName)
    await userMenu(page, supplier).click()
    await page.getByRole('banner').getByRole('link', { name: 'View Site' }).click()
    await expect(page).toHaveURL('/')
    // The address is there before the page, which has a menu of the same name.
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await userMenu(page, supplier).click()
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(tabs(page)).toBeVisible()
    await logOut(page, supplier)
    await expect(page).toHaveURL('/auth')
  })
})
