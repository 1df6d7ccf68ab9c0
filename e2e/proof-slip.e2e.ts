import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const slip = (page: Page) => page.getByRole('complementary', { name: 'Recent activity' })
/** The effect of the home page's door is one of the first that run once the page is alive. */
const alive = (page: Page) => page.waitForFunction(() => localStorage.getItem('door') !== null)
/** Second by second, so that each timer's work is done before the next one is due. */
const pass = async (page: Page, seconds: number) => {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000)
}

test('a slip shows after 5 s for 4 s, then every 20 to 25 s, marked as an example', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await alive(page)
  await pass(page, 4)
  await expect(slip(page)).toBeHidden()
  await pass(page, 1)
  await expect(slip(page)).toBeVisible()
  await expect(slip(page)).toContainText('just requested a quote')
  await expect(slip(page)).toContainText('Example')
  await pass(page, 3)
  await expect(slip(page)).toBeVisible()
  await pass(page, 1)
  await expect(slip(page)).toBeHidden()
  await pass(page, 14)
  await expect(slip(page)).toBeHidden()
  let waited = 14
  while (!(await slip(page).isVisible())) {
    await pass(page, 1)
    waited++
  }
  expect(waited).toBeLessThanOrEqual(22)
})

test('a slip stays while the focus is in it, and once closed none comes again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await alive(page)
  await pass(page, 5)
  const close = slip(page).getByRole('button', { name: 'Close activity messages for good' })
  await close.focus()
  await pass(page, 10)
  await expect(slip(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(slip(page)).toHaveCount(0)
  await page.reload()
  await alive(page)
  await pass(page, 30)
  await expect(slip(page)).toHaveCount(0)
})

test('a slip gives way to a control that is scrolled under it', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await alive(page)
  await pass(page, 5)
  await expect(slip(page)).toBeVisible()
  const search = page.getByRole('main').getByLabel('What do you need?')
  const middle = (box: { y: number; height: number } | null) => box!.y + box!.height / 2
  const distance = middle(await search.boundingBox()) - middle(await slip(page).boundingBox())
  await page.evaluate((distance) => scrollBy(0, distance), distance)
  await expect(slip(page)).toBeHidden()
})

test('who asked for less motion sees no slips', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await alive(page)
  await pass(page, 30)
  await expect(slip(page)).toHaveCount(0)
})
