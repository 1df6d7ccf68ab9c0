import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'
import { expectNoSidewaysScroll } from '#e2e/kit/width.ts'

test.use({ hasPictures: true })

const PROFILE = '/suppliers/1'
const heart = (page: Page) => page.getByRole('button', { name: /favourites$/ })

/** Returns whether a corner or the middle of what has the focus is seen, or it has no place of its own. It runs in the page. */
function isFocusSeen(): boolean {
  const focused = document.activeElement!
  const { left, right, top, bottom, width, height } = focused.getBoundingClientRect()
  if (focused === document.body || width < 2 || height < 2) return true
  const points = [
    [left + width / 2, top + height / 2],
    [left + 3, top + 3],
    [right - 3, top + 3],
    [left + 3, bottom - 3],
    [right - 3, bottom - 3],
  ]
  return points.some(([x, y]) => {
    const seen = document.elementFromPoint(x!, y!)
    return focused.contains(seen) || (seen !== null && seen.closest('label')?.control === focused)
  })
}

test.describe('The profile of a supplier', () => {
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
    await expect.poll(viewsOf).toBe(before + 1)
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

  test('Go Back leads from an unknown supplier to where the visitor came from', oneWidth, async ({ page }) => {
    await page.goto('/suppliers?state=VIC')
    await open(page, '/suppliers/99999')
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/suppliers?state=VIC')
  })

  test('the page of an unknown supplier asks for nothing more of it', oneWidth, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await open(page, '/suppliers/99999')
    await expect(page.getByRole('heading', { level: 1, name: 'Supplier Not Found' })).toBeVisible()
    await expect.poll(() => asked).toContain('/api/me')
    await expect.poll(() => asked.filter((path) => path.startsWith('/api/suppliers/99999'))).toEqual([])
  })

  test('Share copies the link where the device has no sharing of its own', oneWidth, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, PROFILE)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(toast(page, 'Link copied')).toBeVisible()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(PROFILE, page.url()).href)
  })

  test('a saved supplier is still saved after a reload', oneWidth, async ({ page }) => {
    await open(page, PROFILE)
    await expect(heart(page)).toHaveAccessibleName(/dd Tin Shed Coffee to favourites$/)
    await heart(page).click()
    await expect(heart(page)).toHaveAccessibleName('Remove Tin Shed Coffee from favourites')
    await reload(page)
    await expect(heart(page)).toHaveAccessibleName('Remove Tin Shed Coffee from favourites')
  })

  for (const [width, height] of [
    [390, 700],
    [320, 256],
  ] as const)
    test(`at ${width} x ${height} no bar covers what has the focus`, oneWidth, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, PROFILE)
      for (let stop = 0; stop < 50; stop++) {
        await page.keyboard.press('Tab')
        await expect.poll(() => page.evaluate(isFocusSeen), { message: `stop ${stop}` }).toBe(true)
      }
    })

  test('nothing scrolls sideways at any width, and the profile has no accessibility violations', async ({ page }) => {
    await open(page, PROFILE)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSidewaysScroll(page)
    }
    await page.getByRole('button', { name: 'Verified' }).click()
    await expect(page.getByText('What was checked', { exact: true })).toBeVisible()
    await expectSoundPage(page, THOROUGHLY)
  })

  test(
    'a phone number that is written in an unusual way is dialled as one, on a page that a link has led to',
    oneWidth,
    async ({ page }) => {
      const phone = '03-5550-0142 ext 5'
      await page.route('**/api/suppliers/1', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), phone } })
      })
      await open(page, '/suppliers')
      await page.getByRole('main').getByRole('link', { name: 'Tin Shed Coffee', exact: true }).click()
      await expect(page.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:0355500142;ext=5')
    },
  )
})
