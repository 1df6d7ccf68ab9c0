import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { expect, oneWidth, open, test } from './site.ts'

test.use({ hasPictures: true })

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const addressOf = (page: Page) => new URL(page.url())

test.describe('The home page', () => {
  test('Enter in either text field of the search bar leads to the listing with all three values', async ({ page }) => {
    for (const name of ['Location', 'What do you need?']) {
      await open(page, '/')
      await field(page, 'Category').selectOption('Coffee')
      await field(page, 'Location').fill('VIC')
      await field(page, 'What do you need?').fill('beans')
      await field(page, name).press('Enter')
      await page.waitForURL('**/suppliers?**')
      expect(Object.fromEntries(addressOf(page).searchParams)).toEqual({ category: 'Coffee', search: 'beans', location: 'VIC' })
    }
  })

  test('an empty search leads to all suppliers', oneWidth, async ({ page }) => {
    await open(page, '/home')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/suppliers')
  })

  test('twelve categories are shown, those with the most suppliers, and a link to all', async ({ page }) => {
    await page.goto('/')
    const tiles = page.getByRole('region', { name: 'What does your kitchen need?' }).getByRole('listitem')
    await expect(tiles).toHaveCount(12)
    const counts = (await tiles.allInnerTexts()).map((text) => Number(/(\d+) suppliers?$/.exec(text.trim())?.[1]))
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    await expect(page.getByRole('link', { name: 'All 21 categories' })).toHaveAttribute('href', '/suppliers?categories=true')
  })

  test('a category tile leads to the suppliers of that category', oneWidth, async ({ page }) => {
    await open(page, '/')
    await page.getByRole('link', { name: /^Fresh Produce/ }).click()
    await page.waitForURL('**/suppliers?category=Fresh+Produce')
  })

  test('three suppliers are featured, with a link to all suppliers', oneWidth, async ({ page }) => {
    await page.goto('/')
    const featured = page.getByRole('region', { name: 'Featured suppliers' })
    await expect(featured.getByRole('article')).toHaveCount(3)
    await expect(featured.getByRole('link', { name: 'View All Suppliers' })).toHaveAttribute('href', '/suppliers')
  })

  test('the page makes every claim, word for word', oneWidth, async ({ page }) => {
    await page.goto('/')
    const claims = [
      'BETA VERSION - Testing in Progress',
      '2,847 Australian cafes and restaurants have joined',
      '500+ pre-screened suppliers',
      'up to 40%',
      'pay nothing for access',
      'Completely free. No credit card. Instant access.',
      '2,847 businesses in the last 30 days, +12 in the last hour',
      '$2,000+ saved per year',
      'AI supplier matching',
      'Direct negotiation',
      'Group buying',
      'Wholesale pricing on small orders',
      '$3,200 per month average savings',
      'background check',
      'quality verification',
      'spots in each category are limited',
      'All features are free to test',
      '© 2025',
    ]
    const text = (await page.locator('body').textContent())!.replaceAll(/\s+/g, ' ')
    for (const claim of claims) expect(text).toContain(claim)
    const figures = page.getByRole('region', { name: 'The beta in numbers' })
    for (const figure of ['47', '2,847+', '54+', '13']) await expect(figures.getByText(figure, { exact: true })).toBeVisible()
    await expect(page.getByRole('blockquote')).toHaveCount(3)
  })

  test('every link leads where its words say', oneWidth, async ({ page }) => {
    await page.goto('/')
    const links = {
      'Join free': '/home',
      'Get started': '/home',
      'Start saving': '/home',
      'Register as a supplier': '/auth',
      'Login / Register': '/auth',
      'Browse Suppliers': '/suppliers',
      'Pricing Plans': '/pricing',
      'Business Resources': '/resources',
      'Supplier Dashboard': '/dashboard',
      Subscription: '/subscription',
      'Social Media Tools': '/social-media-dashboard',
    }
    for (const [name, href] of Object.entries(links))
      await expect(page.getByRole('link', { name, exact: true }).last(), name).toHaveAttribute('href', href)
  })

  test('joining the beta program is confirmed with the address', oneWidth, async ({ page }) => {
    await open(page, '/')
    await page.getByLabel('Your email').fill('ada@corner.example')
    await page.getByRole('button', { name: 'Join Beta Program' }).click()
    await expect(page.getByRole('heading', { name: 'You are in the beta program' })).toBeVisible()
    await expect(page.getByText('ada@corner.example')).toBeVisible()
  })

  test('an invalid email address is rejected with a message and stays in the field', oneWidth, async ({ page }) => {
    await open(page, '/')
    const email = page.getByLabel('Your email')
    await email.fill('ada at corner')
    await email.press('Enter')
    await expect(email).toHaveAccessibleDescription(/Enter an email address/)
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('ada at corner')
  })

  test('a sign-up that fails says so, stays in the form, and can be sent again', oneWidth, async ({ page }) => {
    await page.route('**/api/beta-signups', (route) => route.abort())
    await open(page, '/')
    const email = page.getByLabel('Your email')
    await email.fill('grace@corner.example')
    await email.press('Enter')
    await expect(email).toHaveAccessibleDescription(/could not reach the server/)
    await expect(email).toHaveValue('grace@corner.example')
    await page.unroute('**/api/beta-signups')
    await email.press('Enter')
    await expect(page.getByRole('heading', { name: 'You are in the beta program' })).toBeVisible()
  })

  test('the intro animation plays on the first visit only', oneWidth, async ({ page }) => {
    const doors = () => page.evaluate(() => document.documentElement.classList.contains('door-opened'))
    await page.goto('/')
    await page.waitForFunction(() => localStorage.getItem('door') !== null)
    expect(await doors()).toBe(false)
    await page.reload()
    expect(await doors()).toBe(true)
  })

  test('nothing moves while the page loads and is scrolled', async ({ context }) => {
    // The script stays with the page, which the next test would get.
    const page = await context.newPage()
    await page.addInitScript(() => {
      const shifts = ((window as unknown as { shifts: number[] }).shifts = [] as number[])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '/')
    for (const text of ['Featured suppliers', '© 2025']) await page.getByText(text).first().scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: /^Back/ }).first()).toBeInViewport()
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))
    expect(moved).toBeLessThan(0.02)
  })

  test('the home page has no accessibility violations', async ({ page }) => {
    await open(page, '/')
    await expectNoAxeViolations(page)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the search is a form, and the suppliers are in the page', oneWidth, async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('region', { name: 'Featured suppliers' }).getByRole('article')).toHaveCount(3)
      await field(page, 'What do you need?').fill('milk')
      await field(page, 'What do you need?').press('Enter')
      await page.waitForURL('**/suppliers?**')
      expect(addressOf(page).searchParams.get('search')).toBe('milk')
    })

    test('the sign-up for the beta, which takes a script, is not offered, and says why', oneWidth, async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Join Beta Program' })).toHaveCount(0)
      await expect(page.getByText('Joining takes JavaScript')).toBeVisible()
    })
  })
})
