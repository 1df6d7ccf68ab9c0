import { signIn } from '#e2e/kit/people/people.ts'
import { expect, oneWidth, open, test } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'

const TABS = ['Suppliers', 'People', 'Payments', 'Claims', 'Documents', 'Reviews', 'Enquiries'] as const
const pathOf = (tab: string) => `/owner/dashboard?tab=${tab.toLowerCase()}`

test.describe("The owner's tabs", oneWidth, () => {
  test.beforeEach(({ page }) => signIn(page, OWNER))

  test('on a phone each has one heading of its name, and what it is for within the first view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const main = page.getByRole('main')
    for (const tab of TABS)
      await test.step(tab, async () => {
        await open(page, pathOf(tab))
        await expect(main.getByRole('heading', { level: 1, name: tab })).toBeVisible()
        // "Claims" is not said again by "Claims to decide", which is for screen readers.
        await expect(main.locator('h2:not(.visually-hidden)', { hasText: new RegExp(`^${tab}\\b`) })).toHaveCount(0)
        const first = main
          .getByRole('search')
          .or(main.getByText('The oldest first.'))
          .or(main.getByText('What you have not checked comes first'))
        await expect(first.first()).toBeInViewport()
      })
  })

  test('a second factor is asked for on the first tab, not above each list', async ({ page }) => {
    const hint = page.getByText('Your account has no second factor')
    await open(page, '/owner/dashboard')
    await expect(hint).toBeVisible()
    await open(page, pathOf('Reviews'))
    await expect(page.getByRole('list', { name: 'Lists of reviews' })).toBeVisible()
    await expect(hint).toHaveCount(0)
  })

  test('the lists within a tab are chips everywhere, of which one is the open one', async ({ page }) => {
    for (const [path, list, current] of [
      ['/owner/dashboard?tab=operations&list=jobs', 'Parts of operations', 'Jobs'],
      [pathOf('Reviews'), 'Lists of reviews', 'Reported'],
    ] as const) {
      await open(page, path)
      await expect(page.getByRole('list', { name: list }).locator('[aria-current]')).toHaveText(current)
    }
  })

  test('at a desk the filters of suppliers are one row, and they can be sorted by when they were added', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, pathOf('Suppliers'))
    const filters = page.getByRole('main').locator('select')
    await expect(page.getByRole('columnheader', { name: /^Added/ }).getByRole('link')).toBeVisible()
    const rows = () => filters.evaluateAll((all) => new Set(all.map((filter) => Math.round(filter.getBoundingClientRect().top))).size)
    await expect.poll(rows).toBe(1)
  })
})
