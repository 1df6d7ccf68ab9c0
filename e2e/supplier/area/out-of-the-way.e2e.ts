import type { Page } from '@playwright/test'
import { underAssistant } from '#e2e/kit/looks/under-the-assistant.ts'
import { ask } from '#e2e/kit/people/quotes.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { subscribedSupplier } from '#e2e/kit/people/suppliers.ts'

const TABS = [
  '',
  '?tab=quotes',
  '?tab=profile',
  '?tab=products',
  '?tab=venues',
  '?tab=form',
  '?tab=reviews',
  '?tab=insights',
  '?tab=social',
]
const PAGES = [...TABS.map((tab) => `/dashboard${tab}`), '/social-media-dashboard', '/account', '/subscription', '/pricing']

/** Opens each page as a supplier at a size of the window, and looks at it once the button is there. */
async function onEachPage(page: Page, size: { width: number; height: number }, look: (path: string) => Promise<void>) {
  await page.setViewportSize(size)
  const supplier = await subscribedSupplier(page)
  await ask(page, supplier)
  for (const path of PAGES)
    await test.step(path, async () => {
      await open(page, path)
      await expect(page.getByRole('button', { name: 'Open AI Assistant' })).toBeAttached()
      await look(path)
    })
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test(`at ${width} pixels the assistant lies over no word at the end of a supplier's pages`, oneWidth, async ({ page }) => {
    await onEachPage(page, { width, height }, async (path) => {
      // A little up again, as somebody who looks for the button: it is out of the window while a page is scrolled down.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.evaluate(() => scrollBy(0, -1))
      await expect.poll(() => page.evaluate(underAssistant, true), { message: `the end of ${path}` }).toEqual([])
    })
  })

/** How far down the page somebody stops to read, in parts of what there is to scroll. */
const STOPS = [0, 0.3, 0.6]

test("on a phone the assistant lies over no word where a supplier's pages are read", oneWidth, async ({ page }) => {
  await onEachPage(page, { width: 390, height: 844 }, async (path) => {
    for (const stop of STOPS) {
      await page.evaluate((part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight) + 1), stop)
      await page.evaluate(() => scrollBy(0, -1))
      await expect.poll(() => page.evaluate(underAssistant, true), { message: `${path} at ${stop}` }).toEqual([])
    }
  })
})
