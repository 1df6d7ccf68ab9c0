import { expect, type Page } from '@playwright/test'
import { coveredControls } from './looks/covered.ts'

/** The two widths at which journeys look at a page. */
export const DESKTOP = 1440
export const PHONE = 390

/** Waits until the page is no wider than its window, and says which page it is if not. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `the width of ${page.url()}` })
    .toBeLessThanOrEqual(page.viewportSize()!.width)

/** Expects a page to need no scrolling to the side, and each of its controls to be where a finger reaches it. */
export async function expectFitsWindow(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expect.poll(() => page.evaluate(coveredControls), { message: `what is covered on ${page.url()}` }).toEqual([])
}

/** The same for a page in a wider window, which is as wide again afterwards: for a journey at one width that has no `expectSoundPage`. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize({ ...before, width: PHONE })
  await expectFitsWindow(page)
  await page.setViewportSize(before)
}
