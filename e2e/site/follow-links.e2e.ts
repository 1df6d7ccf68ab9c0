import type { Page } from '@playwright/test'
import { focus } from '#e2e/kit/keys.ts'
import { cards, count } from '#e2e/kit/people/listing.ts'
import { expect, holdResponse, open, test } from '#e2e/kit/site.ts'

/** A link as a page of the future may have one. */
const addLink = (page: Page, href: string, textContent: string) =>
  page.evaluate((link) => document.querySelector('main')!.prepend(Object.assign(document.createElement('a'), link)), { href, textContent })

/** The paths of the documents that are loaded from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

test.describe('Moving between pages', () => {
  // On a phone, of cards that have not been near the window only the height is known that they have about.
  for (const [width, within] of [
    [1440, 5],
    [390, 150],
  ] as const)
    test(`${width} px wide, back and a reload lead to where the window was, another page begins at its top`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/suppliers')
      const chosen = cards(page).nth(12).getByRole('heading').getByRole('link')
      // Where it is once it no longer moves: fonts, and cards that come near the window, may change the height of what is above.
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      await chosen.click({ trial: true })
      const top = () => chosen.evaluate((link) => link.getBoundingClientRect().top)
      const before = await top()
      const moved = async () => Math.abs((await top()) - before)
      const thereAndBack = async () => {
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
        await chosen.click()
        await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeAttached()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        await page.goBack()
        await expect(count(page)).toBeAttached()
      }
      await thereAndBack()
      await expect.poll(moved).toBeLessThan(within)
      await page.reload()
      await expect.poll(moved).toBeLessThan(within)
      await thereAndBack()
      await expect.poll(moved).toBeLessThan(within)
    })

  test('the old page stays, under a loading line, until the script of the next one is loaded', async ({ page }) => {
    await open(page, '/')
    const arrive = await holdResponse(page, '**/assets/suppliers-*.js')
    await page.getByRole('main').getByRole('link', { name: 'Browse suppliers' }).click()
    await expect(page).toHaveURL('/suppliers')
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('found')
    arrive()
    await expect(count(page)).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })

  test('a page whose script is gone, as after an update of the site, is loaded anew at its address', async ({ page }) => {
    await open(page, '/suppliers')
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    const loads = documentsOf(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect.poll(() => loads).toEqual(['/pricing'])
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong')
  })

  test('a page whose script fails again when it was loaded anew says so, and going back works', async ({ page }) => {
    await open(page, '/')
    await page.route('**/assets/suppliers-*.js', (route) => route.abort())
    const loads = documentsOf(page)
    // As it is in the history where the page has been loaded anew before.
    await page.evaluate(() => {
      const pushState = history.pushState.bind(history)
      history.pushState = (state, ...rest) => pushState({ ...state, anew: true }, ...rest)
    })
    await page.getByRole('main').getByRole('link', { name: 'Browse suppliers' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page).toHaveTitle(/^Something went wrong/)
    expect(loads).toEqual([])
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong')
    await page.goBack()
    await expect(count(page)).toBeVisible()
  })

  test('a page whose script cannot be loaded without a network says so', async ({ page, context }) => {
    // Also what has been fetched ahead, or is in the browser's cache.
    await page.route('**/assets/suppliers-*.js', (route) => route.abort())
    await open(page, '/')
    await context.setOffline(true)
    await page.getByRole('main').getByRole('link', { name: 'Browse suppliers' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await context.setOffline(false)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect(count(page)).toBeVisible()
  })

  test('hydration changes nothing on a page, whatever the form of its address', async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    for (const path of [
      '/',
      '/?utm_source=x',
      '/home',
      '/suppliers?page=2&view=list&state=VIC&zzz=1',
      '/suppliers?bulk=yes',
      '/suppliers/3',
    ]) {
      await open(page, path)
      await focus(page.getByRole('contentinfo').getByRole('link').first())
      await expect(page.locator('title')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical], meta[name=robots]')).toHaveCount(1)
    }
    expect(complaints).toEqual([])
  })

  test('hydration changes nothing on a page that was rendered for other addresses too', async ({ page }) => {
    const mismatches: string[] = []
    page.on('pageerror', (error) => mismatches.push(error.message))
    for (const path of [
      '/quotes/1?key=one',
      '/quotes/2?key=two',
      '/quotes/bulk/3?key=three&join=4',
      '/dashboard?tab=quotes&quote=5&status=new&search=milk',
      '/suppliers/99998',
      '/suppliers/99999',
      '/no/such/page',
      '/auth?mode=reset&token=six',
    ]) {
      await open(page, path)
      await expect(page.locator('title')).toHaveCount(1)
    }
    expect(mismatches).toEqual([])
  })

  test('a link to another kind of address is left to the browser', async ({ page }) => {
    await open(page, '/')
    await addLink(page, '/supplier/3', 'An old link')
    await page.getByRole('link', { name: 'An old link' }).click()
    await expect(page).toHaveURL('/suppliers/3')
    await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeAttached()
  })

  test('a link to a part of another page leads to that part, and a link pressed with a modifier key opens a tab', async ({
    page,
    context,
  }) => {
    await open(page, '/')
    await addLink(page, '/suppliers/3#reviews', 'Its reviews')
    const tab = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Its reviews' }).click({ modifiers: ['ControlOrMeta'] })
    await (await tab).close()
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: 'Its reviews' }).click()
    await expect(page).toHaveURL('/suppliers/3#reviews')
    await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeInViewport()
  })
})
