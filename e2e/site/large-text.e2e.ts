import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { expectNoSidewaysScroll } from '#e2e/kit/width.ts'

// The text size of the browser's own settings, twice the usual one. Pictures are on because only one such flag counts.
test.use({
  hasPictures: true,
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
  viewport: { width: 1280, height: 900 },
})

const PAGES = [
  '/',
  '/suppliers',
  '/suppliers?view=table&bulk=true',
  '/suppliers/1',
  '/pricing',
  '/resources',
  '/resource/quote-template',
  '/auth?mode=register',
]

test('in a browser with text twice as large, every page fits its window, and its header is in reach', oneWidth, async ({ page }) => {
  for (const path of PAGES) {
    await open(page, path)
    await expectNoSidewaysScroll(page)
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    await expect(header.getByRole('link', { name: 'Join free' })).toBeInViewport({ ratio: 1 })
  }
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
})
