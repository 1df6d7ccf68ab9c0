import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expectNoAxeViolations } from './axe.ts'
import { expect, oneWidth, open, reload, test, toast } from './site.ts'

test.use({ hasPictures: true })

const PROFILE = '/suppliers/1'
const figure = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd')
const heart = (page: Page) => page.getByRole('button', { name: /favourites$/ })

test.describe('The profile of a supplier', () => {
  test('a profile shows everything that is known of a supplier', async ({ page }) => {
    await open(page, PROFILE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tin Shed Coffee')
    const sections = [
      'What makes you different from the rest?',
      'Most Popular Products',
      'Venues We Work With',
      'Business Gallery',
      'Customer Reviews',
    ]
    for (const name of sections) await expect(page.getByRole('region', { name })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('4.8(60 reviews)')
    await expect(page.getByRole('link', { name: '+61 3 5550 0142' })).toHaveAttribute('href', 'tel:+61355500142')
    await expect(page.getByRole('link', { name: 'orders@tinshed.example' })).toHaveAttribute('href', 'mailto:orders@tinshed.example')
    await expect(page.getByRole('link', { name: 'Visit Website' })).toHaveAttribute('href', 'https://tinshed.example')
    await expect(page.getByRole('region', { name: 'Business Gallery' }).getByRole('listitem')).toHaveText(
      [1, 2, 3, 4, 5, 6].map((place) => `Image ${place}`),
    )
    await expect(page.getByText('Client Logo')).toHaveCount(4)
  })

  test('the four figures are those of the API', oneWidth, async ({ page }) => {
    // Whom no other test asks: in a page the counters may be a minute late.
    const quiet = '/suppliers/40'
    await open(page, quiet)
    const supplier = await (await page.request.get(`/api${quiet}`)).json()
    await expect(figure(page, 'Customer Reviews')).toHaveText(String(supplier.totalReviews))
    await expect(figure(page, 'Average Rating')).toHaveText(supplier.averageRating)
    await expect(figure(page, 'Inquiries Received')).toHaveText(supplier.inquiries.toLocaleString('en-AU'))
  })

  test('a visit counts as one profile view, however often the page is opened', oneWidth, async ({ browser, site }) => {
    // Somebody who has not been here today.
    const page = await browser.newPage({ baseURL: site.address, userAgent: `Firefox/${randomUUID()}` })
    const viewsOf = async () => (await (await page.request.get('/api/suppliers/9')).json()).profileViews as number
    const before = await viewsOf()
    await open(page, '/suppliers/9')
    await expect.poll(viewsOf).toBe(before + 1)
    const again = page.waitForResponse('**/api/suppliers/9/view')
    await page.reload()
    await again
    expect(await viewsOf()).toBe(before + 1)
    await page.close()
  })

  test('Load More brings the next ten reviews, and goes once a page comes back short', oneWidth, async ({ page }) => {
    const reviews = page.getByRole('region', { name: 'Customer Reviews' })
    const more = reviews.getByRole('button', { name: 'Load More' })
    // Whose reviews end in the middle of a page, and whose fill their last one.
    for (const id of [3, 1]) {
      await open(page, `/suppliers/${id}`)
      const { totalReviews } = await (await page.request.get(`/api/suppliers/${id}/rating-stats`)).json()
      for (let shown = 10; shown <= totalReviews; shown += 10) {
        await expect(reviews.getByRole('article')).toHaveCount(shown)
        await more.click()
      }
      await expect(more).toHaveCount(0)
      await expect(reviews.getByText('These are all the reviews.')).toBeVisible()
      await expect(reviews.getByRole('article')).toHaveCount(totalReviews)
    }
    await expect(reviews.locator('time').first()).toHaveText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/)
  })

  test('an unknown supplier is a 404 that leads back to where the visitor came from', oneWidth, async ({ page }) => {
    await page.goto('/suppliers?state=VIC')
    for (const path of ['/suppliers/99999', '/suppliers/nobody']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Supplier Not Found' })).toBeVisible()
      await expect(page.getByText("The supplier you're looking for doesn't exist or has been removed.")).toBeVisible()
    }
    await open(page, '/suppliers/99999')
    await page.goBack()
    await open(page, '/suppliers/99999')
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).not.toHaveURL(/99999/)
  })

  test('the old address leads to the new one for good', oneWidth, async ({ page }) => {
    const response = await page.request.get('/supplier/1', { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toMatch(/\/suppliers\/1$/)
  })

  test('Share copies the link where the device has no sharing of its own', oneWidth, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, PROFILE)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(toast(page, 'Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(PROFILE, page.url()).href)
  })

  test('a saved supplier is still saved after a reload', oneWidth, async ({ page }) => {
    await open(page, PROFILE)
    await expect(heart(page)).toHaveAccessibleName(/dd Tin Shed Coffee to favourites$/)
    await heart(page).click()
    await expect(heart(page)).toHaveAccessibleName('Remove Tin Shed Coffee from favourites')
    await reload(page)
    await expect(heart(page)).toHaveAccessibleName('Remove Tin Shed Coffee from favourites')
  })

  test('the structured data for search engines is true', oneWidth, async ({ page }) => {
    const response = await page.goto(PROFILE)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(/^Tin Shed Coffee, coffee in Preston VIC/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/suppliers\/1$/)
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(facts['@graph'][0]).toMatchObject({ '@type': 'LocalBusiness', name: 'Tin Shed Coffee', aggregateRating: { reviewCount: 60 } })
    expect(facts['@graph'][1].itemListElement).toHaveLength(4)
  })

  test('without JavaScript the profile is readable, and the supplier can be called and emailed', oneWidth, async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(site.address + PROFILE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tin Shed Coffee')
    await expect(page.getByRole('link', { name: 'Ask by email' })).toHaveAttribute('href', /^mailto:orders@tinshed\.example\?subject=/)
    await expect(page.getByRole('region', { name: 'Customer Reviews' }).getByRole('article')).toHaveCount(10)
    await expect(page.getByRole('button', { name: /Request a quote|Contact Supplier|Get Quote|Load More/ })).toHaveCount(0)
    await page.close()
  })

  test('nothing scrolls sideways at any width, and both pages have no accessibility violations', async ({ page }) => {
    test.slow()
    await open(page, PROFILE)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.getByRole('button', { name: 'Verified' }).click()
    await expect(page.getByText('What was checked', { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
    await open(page, '/suppliers/99999')
    await expectNoAxeViolations(page)
  })
})
