import type { Page } from '@playwright/test'
import { hydrated } from '#e2e/kit/hydrated.ts'
import { focus } from '#e2e/kit/keys.ts'
import { rendered } from '#e2e/kit/rendered.ts'
import { expect, oneWidth, test } from '#e2e/kit/site.ts'

// Its clock stays with a browser; toasts are for who has nothing against motion.
test.use({ ownBrowser: true, reducedMotion: 'no-preference' })

const toast = (page: Page) => page.getByRole('complementary', { name: 'Recent activity' })

/** A page, the home page unless another is named, in a time that stands still but for `pass`: however slow the machine, nothing happens unasked. */
async function openInStillTime(page: Page, path = '/') {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00') })
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00'))
  await page.goto(path)
  await firstFrame(page)
}

/** A page asks for its scripts after its first frame, which takes time as well. */
async function firstFrame(page: Page) {
  await page.clock.runFor(100)
  await hydrated(page)
}

/** Second by second, so that each timer's work is done before the next one is due. */
const pass = async (page: Page, seconds: number) => {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1000)
    await rendered(page)
  }
}

/** What shows toasts is loaded with the first one, so nobody knows how soon it is there: time goes on in small steps until it is. */
async function expectFirstToast(page: Page) {
  const look = async () => {
    await page.clock.runFor(20)
    return toast(page).isVisible()
  }
  await expect.poll(look, { intervals: [20] }).toBe(true)
}

test.describe('Social proof toasts', () => {
  test('a toast shows after 5 s for 4 s, then every 20 to 25 s, marked as an example', oneWidth, async ({ page }) => {
    await openInStillTime(page)
    await pass(page, 4)
    await expect(toast(page)).toBeHidden()
    await pass(page, 1)
    await expectFirstToast(page)
    await expect(toast(page)).toContainText('just requested a quote')
    await expect(toast(page)).toContainText('Example')
    await pass(page, 3)
    await expect(toast(page)).toBeVisible()
    await pass(page, 1)
    await expect(toast(page)).toBeHidden()
    await pass(page, 14)
    await expect(toast(page)).toBeHidden()
    let waited = 14
    while (!(await toast(page).isVisible())) {
      await pass(page, 1)
      waited++
    }
    expect(waited).toBeLessThanOrEqual(22)
  })

  test('a toast stays while the focus is in it, and once closed none comes again', oneWidth, async ({ page }) => {
    await openInStillTime(page)
    await pass(page, 5)
    await expectFirstToast(page)
    await focus(toast(page).getByRole('button', { name: 'Close activity messages for good' }))
    await pass(page, 10)
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveCount(0)
    await page.reload()
    await firstFrame(page)
    await pass(page, 30)
    await expect(toast(page)).toHaveCount(0)
  })

  test('a toast gives way to a control that is scrolled under it', oneWidth, async ({ page }) => {
    // On a wide page no control comes so far to the left.
    await page.setViewportSize({ width: 390, height: 844 })
    await openInStillTime(page)
    // Below the search, where no control is in its place.
    await page.getByRole('heading', { name: 'Four ways to' }).evaluate((heading) => heading.scrollIntoView())
    await pass(page, 5)
    await expectFirstToast(page)
    const search = page.getByRole('main').getByLabel('What do you need?')
    const middle = (box: { y: number; height: number } | null) => box!.y + box!.height / 2
    const distance = middle(await search.boundingBox()) - middle(await toast(page).boundingBox())
    await page.evaluate((distance) => scrollBy(0, distance), distance)
    // It hears of scrolling in the next frame, which takes time: each look comes with some of both.
    const look = async () => {
      await page.evaluate(() => scrollBy(0, 1))
      await page.clock.runFor(20)
      return toast(page).isVisible()
    }
    await expect.poll(look).toBe(false)
  })

  test('a toast is hidden at once when something that stays in view appears under it', oneWidth, async ({ page }) => {
    await openInStillTime(page)
    await pass(page, 5)
    await expectFirstToast(page)
    await toast(page).evaluate((place) => {
      const bar = document.createElement('p')
      bar.style.cssText = 'position: sticky; inset-block-end: 0; block-size: 200px'
      place.before(bar)
    })
    await page.clock.runFor(100)
    await expect(toast(page)).toBeHidden()
  })

  test('no toast shows where somebody signs in', oneWidth, async ({ page }) => {
    await openInStillTime(page, '/auth')
    await pass(page, 30)
    await expect(toast(page)).toBeHidden()
  })

  test('real activity is shown with number and time, and not marked as an example', oneWidth, async ({ page }) => {
    const counted = { isExample: false, kind: 'quote', count: 7, category: 'Coffee', state: 'VIC' }
    // The site of these tests has invented suppliers; another's pages come with this.
    await page.route('/', async (route) => {
      const body = await (await route.fetch()).text()
      const events = /"proof":\{"\$rows":\[.*?\]\]\}/
      expect(body).toMatch(events)
      await route.fulfill({ body: body.replace(events, `"proof":[${JSON.stringify(counted)}]`), contentType: 'text/html' })
    })
    await openInStillTime(page)
    await pass(page, 5)
    await expectFirstToast(page)
    await expect(toast(page)).toContainText('7 quote requests to coffee suppliers in Victoria in the last 7 days')
    await expect(toast(page)).not.toContainText('Example')
  })

  test('visitors who prefer reduced motion see no toasts', oneWidth, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openInStillTime(page)
    await pass(page, 30)
    await expect(toast(page)).toHaveCount(0)
  })
})
