import type { Page } from '@playwright/test'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { fillRequired, quoteDialog } from '#e2e/kit/people/quote-dialog.ts'
import { newBuyerEmail } from '#e2e/kit/people/quotes.ts'
import { expect, expectAbove, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { underAssistant } from '#e2e/kit/looks/under-the-assistant.ts'

const assistant = (page: Page) => page.getByRole('button', { name: 'Open AI Assistant' })

/** Stops of the way down a page and up again, in pixels. */
const STOPS = [0, 430, 860, 1290, 1000, 570, 140]

test.describe('What lies over the page', () => {
  for (const [path, width] of [
    ['/pricing', 768],
    ['/suppliers', 768],
    ['/suppliers/1', 1440],
  ] as const)
    test(`the assistant covers no control, link or amount of ${path}`, oneWidth, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      for (const stop of STOPS) {
        await page.evaluate((stop) => scrollTo(0, stop), stop)
        await expect.poll(() => page.evaluate(underAssistant, false), { message: `${path} at ${stop}` }).toEqual([])
      }
    })

  test('on the pages of quotes the assistant is in the header, and gets the focus back', async ({ page }) => {
    await signedInBuyer(page)
    await open(page, '/quotes')
    await page.getByRole('banner').getByRole('button', { name: 'Open AI Assistant' }).click()
    await page.getByRole('dialog', { name: 'AI Assistant' }).getByRole('button', { name: 'Close' }).click()
    await expect(assistant(page)).toBeFocused()
    await expect(assistant(page)).toHaveCount(1)
  })

  test('a toast goes when a dialog opens', oneWidth, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/suppliers/1')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(toast(page, 'Link copied')).toBeVisible()
    await page.getByRole('button', { name: 'Write a review' }).click()
    await expect(page.getByRole('dialog', { name: 'Log in first' })).toBeVisible()
    await expect(toast(page, 'Link copied')).toHaveCount(0)
  })

  test('a toast about what is in a dialog stands above the dialog, not over its words', oneWidth, async ({ page }) => {
    await page.route('**/api/quotes/request', (route) => route.abort())
    await open(page, '/suppliers/1')
    await page.getByRole('button', { name: 'Request a quote' }).click()
    await fillRequired(quoteDialog(page), newBuyerEmail())
    await quoteDialog(page).getByRole('button', { name: 'Send Quote Request' }).click()
    await expectAbove(toast(page, 'Error'), quoteDialog(page))
  })

  test('a toast whose script cannot be loaded can be closed, and goes once the browser is online', oneWidth, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route('**/toast-view*', (route) => route.abort())
    await open(page, '/suppliers/1')
    const plain = page.getByRole('alert').filter({ hasText: 'Link copied' })
    await page.getByRole('button', { name: 'Share' }).click()
    await plain.getByRole('button', { name: 'Close' }).click()
    await expect(plain).toHaveCount(0)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(plain).toBeVisible()
    const isThereOnline = page.evaluate(async () => {
      dispatchEvent(new Event('online'))
      await new Promise((resolve) => setTimeout(resolve))
      return document.querySelector('[role=alert] p') !== null
    })
    expect(await isThereOnline).toBe(false)
  })
})
