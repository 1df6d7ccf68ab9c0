import { expectLinksLead } from '#e2e/kit/links.ts'
import { expectNoAxeViolations, THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { expect, open, test } from '#e2e/kit/site.ts'
import { inTurn } from '#test/clock/turns.ts'

/** Pages without a state of their own, and a text that each of them alone has. Dialogs and states are checked by the tests that reach them. */
const PAGES: Record<string, string | RegExp> = {
  '/': 'Find your next supplier before the morning rush',
  '/suppliers': /^\d+ suppliers found$/,
  '/suppliers?categories=true': 'All categories',
  '/suppliers?search=zzzzqqqq': 'No suppliers found',
  '/suppliers/22': 'Claim this listing',
  '/suppliers/99999': 'Supplier Not Found',
  '/pricing': 'Compare the plans',
  '/pricing?interval=year': '$468.00 billed once a year, includes $42.55 GST.',
  '/resources': 'Most Popular',
  '/resources?tab=suppliers': 'Winning cafe and restaurant accounts',
  '/resources?search=zzzzqqqq': 'No resources found',
  '/subscription': 'Authentication Required',
  '/subscription?plan=starter&interval=year': '$468.00 billed once a year, cancel anytime. Includes $42.55 GST.',
  '/privacy': 'What we store',
  '/terms': 'What we expect of you',
  '/no-such-page': 'Page Not Found',
  '/suppliers?search=%00': 'This address cannot be read',
  '/saved': 'Nothing saved yet',
  '/order-lists': 'No lines yet',
  '/groups': 'Buy together',
  '/quotes/example': 'One order, four answers',
  '/admin': 'Owner sign-in',
  '/auth': 'Log in to Backdock',
  '/auth?mode=forgot': 'We send you a link to set a new one.',
  '/unsubscribe/half-a-link': 'This link is not complete',
  '/newsletter/confirm': 'Confirm your newsletter',
  '/auth?mode=reset': 'Have a new link sent',
  '/auth?mode=reset&token=not-one': 'At least 6 characters.',
  '/auth?mode=confirm': /^It is not complete\./,
  '/auth?mode=confirm&token=not-one': 'Confirm my email address',
  '/auth?mode=invitation': /^The invitation has been used/,
  '/auth?mode=claim': 'Find the listing again',
  '/auth?mode=claim&token=not-one': /^Log in with the account that asked for the listing/,
}

test.describe('Accessibility', () => {
  test('the pages of a visitor have no accessibility violations', async ({ page }) => {
    await open(page, '/')
    for (const [path, text] of inTurn(Object.entries(PAGES))) {
      // A link would do the same. Within one document the browser compiles the scripts of the site and of axe once.
      await page.evaluate((address) => history.pushState(null, '', address), path)
      // The page before may have the same text: by the next frame the site says that it is leaving it, which is waited for.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const main = page.getByRole('main')
      await expect(main.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
      await test.step(path, () => expectNoAxeViolations(page, THOROUGHLY))
      await expectLinksLead(page)
    }
  })
})
