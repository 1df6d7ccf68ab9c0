import type { Page } from '@playwright/test'
import { focus, press } from '#e2e/kit/keys.ts'
import { signedInBuyer, signIn } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast, type Caller } from '#e2e/kit/site.ts'
import { OWNER } from '#e2e/kit/sites.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expectNoSidewaysScroll } from '#e2e/kit/width.ts'

const card = (page: Page, plan: string) => page.getByRole('article', { name: plan })
const table = (page: Page) => page.getByRole('region', { name: 'Plans side by side' })

/** The other tests see the beta as it was. */
async function restoreBeta(caller: Caller) {
  const { ownerToken } = await (await caller.request.get('/api/me')).json()
  const headers = { 'x-owner-authorization': ownerToken }
  expect((await caller.request.put('/api/admin/content/pricing.beta.stage', { headers, data: { value: null } })).status()).toBe(200)
}

test.describe('The pricing page', () => {
  test(
    'the switch changes the prices where the reader is, by keyboard too, and its position is in the address',
    oneWidth,
    async ({ page }) => {
      await open(page, '/pricing')
      await expect(card(page, 'Starter')).toContainText('$49.00 a month')
      await page.evaluate(() => scrollTo(0, 120))
      await press(page.getByRole('link', { name: 'Annual' }), 'Enter')
      await expect(page).toHaveURL('/pricing?interval=year')
      await expect(card(page, 'Starter')).toContainText('$468.00 billed once a year')
      await expect(card(page, 'Professional')).toContainText('$64.50 a month')
      await expect(page.getByRole('link', { name: 'Annual' })).toBeFocused()
      await expect(page.getByRole('link', { name: 'Annual' })).toHaveAttribute('aria-current', 'true')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
      await page.goBack()
      await expect(card(page, 'Starter')).toContainText('$49.00 a month')
    },
  )

  test('the table scrolls within its frame, by keyboard, and the names of its rows stay in view', oneWidth, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/pricing')
    await focus(table(page))
    const leftOf = async (role: 'rowheader' | 'columnheader', name: string) => (await page.getByRole(role, { name }).boundingBox())!.x
    const before = await leftOf('rowheader', 'Support')
    await expect.poll(() => leftOf('columnheader', 'Enterprise')).toBeGreaterThan(390)
    for (let pressed = 0; pressed < 12; pressed++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => leftOf('columnheader', 'Enterprise')).toBeLessThan(300)
    await expect.poll(() => leftOf('rowheader', 'Support')).toBeCloseTo(before, 0)
    await expectNoSidewaysScroll(page)
  })

  test('questions open to their answers, by keyboard', oneWidth, async ({ page }) => {
    await open(page, '/pricing')
    const answer = page.getByText(/^Ask for your money back within 30 days/)
    await expect(answer).toBeHidden()
    await page.getByText('What if it is not for me?').click()
    await expect(answer).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(answer).toBeHidden()
  })

  test('a supplier is led to subscribe and a buyer is told that plans are for suppliers', oneWidth, async ({ page, otherPage }) => {
    await newSupplier(page)
    await open(page, '/pricing?interval=year')
    await expect(card(page, 'Enterprise').getByRole('link', { name: 'Choose Enterprise' })).toHaveAttribute(
      'href',
      '/subscription?plan=enterprise&interval=year',
    )
    await expect(card(page, 'Professional').getByRole('link', { name: 'Choose Professional' })).toHaveAttribute(
      'href',
      '/subscription?plan=professional&interval=month',
    )
    await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Quote Form' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Your plan and invoices' })).toHaveAttribute('href', '/subscription')
    await expect(page.getByRole('link', { name: /^(Register as a supplier|Login \/ Register|Join free)$/ })).toHaveCount(0)
    await expectSoundPage(page)
    const buyer = await otherPage()
    await signedInBuyer(buyer)
    await open(buyer, '/pricing')
    await expect(buyer.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0)
    await expect(card(buyer, 'Starter')).toContainText('Plans are for suppliers.')
    await expect(card(buyer, 'Starter').getByRole('link')).toHaveCount(0)
    await expectSoundPage(buyer)
  })

  test('the owner ends the beta, and the next visitor sees the list prices', oneWidth, async ({ page, otherPage }) => {
    await signIn(page, OWNER)
    const visitor = await otherPage()
    await open(visitor, '/pricing')
    await expect(visitor.getByRole('region', { name: 'While the beta lasts' })).toContainText('$64.50 a month for Professional')
    try {
      await open(page, '/owner/dashboard?tab=site&category=pricing')
      await page
        .getByRole('heading', { name: /^Pricing: Beta/ })
        .getByRole('button')
        .click()
      await page.getByRole('combobox', { name: 'The beta' }).selectOption({ label: 'Has ended: list prices for new subscriptions' })
      await expect(toast(page, 'Content updated successfully')).toBeVisible()
      await open(visitor, '/pricing?interval=year')
      await expect(card(visitor, 'Professional')).toContainText('$69.00 a month')
      await expect(card(visitor, 'Professional')).toContainText('Saves $240 a year')
      await expect(visitor.getByRole('region', { name: 'While the beta lasts' })).toHaveCount(0)
    } finally {
      await restoreBeta(page)
    }
    await open(visitor, '/pricing')
    await expect(card(visitor, 'Professional')).toContainText('$64.50 a month')
  })
})
