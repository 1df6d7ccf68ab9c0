import { expect, type Page } from '@playwright/test'

/** Waits until the page is no wider than its window, and says which page it is if not. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `the width of ${page.url()}` })
    .toBeLessThanOrEqual(page.viewportSize()!.width)
