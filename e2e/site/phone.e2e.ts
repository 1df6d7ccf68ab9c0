import type { Locator, Page } from '@playwright/test'
import { expect, expectAbove, open, test, toast } from '#e2e/kit/site.ts'

const assistant = (page: Page) => page.getByRole('button', { name: 'Open AI Assistant' })

/** Returns whether the middle of a control or the words of a link lie under the assistant's button. */
const isOverControl = (page: Page) =>
  assistant(page).evaluate((button) => {
    const own = button.getBoundingClientRect()
    const covers = ({ left, right, top, bottom }: DOMRect) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return x > own.left && x < own.right && y > own.top && y < own.bottom
    }
    const others = [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')]
    return others.some((other) => [...other.getClientRects()].some((box) => box.width > 0 && covers(box)))
  })

const topOf = (box: Locator) => box.evaluate((element) => element.getBoundingClientRect().top)
const bottomOf = (box: Locator) => box.evaluate((element) => element.getBoundingClientRect().bottom)

test.describe('On a phone', () => {
  test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'wider windows have room beside the page'))

  test('the assistant covers no control wherever the page is scrolled to', async ({ page }) => {
    for (const path of ['/', '/suppliers', '/suppliers/1']) {
      await open(page, path)
      await page.evaluate(() => scrollTo(0, 3_000))
      for (let moves = 0; moves < 12; moves++) {
        await page.evaluate(() => scrollBy(0, -170))
        await expect.poll(() => isOverControl(page)).toBe(false)
      }
    }
  })

  test('the search is in the first screen of the home page', async ({ page }) => {
    await open(page, '/')
    await expect.poll(() => topOf(page.getByRole('combobox', { name: 'Category' }))).toBeLessThan(844)
  })

  test('the tags of a row are whole or left out and counted', async ({ page }) => {
    await open(page, '/suppliers')
    const tags = page.getByRole('main').getByRole('list', { name: 'Tags' })
    await expect(tags.first()).toContainText(/\+\d more$/)
    const cut = () =>
      tags.evaluateAll((lists) =>
        lists.flatMap((list) => {
          const { right, bottom } = list.getBoundingClientRect()
          const isCut = (tag: Element) => tag.getBoundingClientRect().right > right + 1 || tag.getBoundingClientRect().bottom > bottom + 2
          return [...list.children].filter(isCut).map(({ textContent }) => textContent)
        }),
      )
    await expect.poll(cut).toEqual([])
  })

  test('a toast stands above the bar of a profile', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/suppliers/1')
    const bar = page.getByRole('region', { name: 'Ask this supplier' })
    await page.getByRole('button', { name: 'Share' }).click()
    await expectAbove(toast(page, 'Link copied'), bar)
  })

  test('a short dialog is as high as what it says', async ({ page }) => {
    await open(page, '/suppliers/1')
    await page.getByRole('button', { name: 'Write a review' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log in first' })
    await expect(dialog).toBeVisible()
    await expect.poll(() => bottomOf(dialog)).toBe(844)
    await expect.poll(() => topOf(dialog)).toBeGreaterThan(400)
  })
})
