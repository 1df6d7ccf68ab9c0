import type { Page } from '@playwright/test'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { focus } from '#e2e/kit/keys.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { subscribedSupplier } from '#e2e/kit/people/suppliers.ts'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function openManage(page: Page) {
  await open(page, '/subscription')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
}

/** Returns what the server says of the subscription. */
const subscription = async (page: Page) => (await page.request.get('/api/subscription')).json()

/**
 * Lets the list stay as it is for three more reads, two of which come with the plan, as where the payment provider tells of that first and of
 * the invoice a moment later.
 */
async function invoiceComesLater(page: Page) {
  const earlier = await (await page.request.get('/api/subscription/invoices')).json()
  let reads = 3
  await page.route('**/api/subscription/invoices?*', (route) => (reads-- > 0 ? route.fulfill({ json: earlier }) : route.continue()))
}

test.describe('Manage Subscription', () => {
  test('a plan is cancelled with what ends and what stays, and resumed', oneWidth, async ({ page }) => {
    await subscribedSupplier(page)
    await openManage(page)
    await page.getByRole('button', { name: 'Cancel subscription' }).click()
    const confirm = dialog(page, 'Cancel your subscription?')
    await expect(confirm.getByRole('list', { name: 'What ends' })).toContainText('Room for 20 pictures: then 5')
    await expect(confirm.getByRole('list', { name: 'What stays' })).toContainText('Your invoices')
    await expectSoundPage(page)
    await confirm.getByRole('button', { name: 'Cancel at the end of the period' }).click()
    await expect(page.getByText(/^Cancelled: your plan goes on until/)).toBeVisible()
    await expect(page.locator('#manage')).toBeFocused()
    expect(await subscription(page)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
    expect((await subscription(page)).cancelAtPeriodEnd).toBe(false)
  })

  test('a larger plan costs what was shown before, at once', oneWidth, async ({ page }) => {
    await subscribedSupplier(page)
    // This is where the pricing page leads.
    await open(page, '/subscription?plan=enterprise&interval=month')
    await page.getByRole('button', { name: 'Show what it costs' }).click()
    const confirm = dialog(page, 'Change to Enterprise')
    const due = await confirm.getByRole('row', { name: 'Due now' }).getByRole('cell').innerText()
    expect(due).toMatch(/^\$13\d\.\d\d$/)
    await expectSoundPage(page)
    await invoiceComesLater(page)
    await confirm.getByRole('button', { name: `Change and pay ${due}` }).click()
    await expect(toast(page, 'Your plan is now Enterprise, billed monthly')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Invoices' }).getByRole('listitem').first()).toContainText(due)
    expect(await subscription(page)).toMatchObject({ plan: 'enterprise', cents: 199_00 })
  })

  test('a smaller plan begins with the next payment, and can be taken back', oneWidth, async ({ page }) => {
    await subscribedSupplier(page)
    await openManage(page)
    await page.getByLabel('New plan').selectOption('Starter, billed monthly: $49.00 a month')
    await page.getByRole('button', { name: 'Show what it costs' }).click()
    const confirm = dialog(page, 'Change to Starter')
    await expect(confirm).toContainText('Until then your plan stays as it is.')
    await confirm.getByRole('button', { name: 'Change plan' }).click()
    await expect(page.getByText(/your plan becomes Starter, at \$49\.00 a month\.$/)).toBeVisible()
    expect(await subscription(page)).toMatchObject({ plan: 'professional', change: { plan: 'starter' } })
    await page.getByRole('button', { name: 'Keep Professional' }).click()
    await expect(page.getByText(/your plan becomes Starter/)).toHaveCount(0)
    expect((await subscription(page)).change).toBeNull()
  })

  test('a plan is taken back within its guarantee, with the amount, and another one can be bought', oneWidth, async ({ page }) => {
    await subscribedSupplier(page, { plan: 'starter' })
    await openManage(page)
    await page.getByRole('button', { name: 'Get $49.00 back' }).click()
    await expectSoundPage(page)
    await dialog(page, 'Get $49.00 back?').getByRole('button', { name: 'End my plan and pay back $49.00' }).click()
    await expect(toast(page, 'Your plan has ended and $49.00 is paid back to your card')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Subscribe for $64.50' })).toBeVisible()
  })

  test('another card is stored and charged from then on', oneWidth, async ({ page }) => {
    await subscribedSupplier(page)
    await openManage(page)
    await page.getByRole('button', { name: 'Change card' }).click()
    await page.getByRole('button', { name: '5555 5555 5555 4444' }).click()
    await page.getByRole('button', { name: 'Use this card' }).click()
    await expect(page.getByText('Mastercard ending in 4444, expires 12/2034')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change card' })).toBeVisible()
  })

  test('a card whose bank had the whole window is charged once the browser is back', oneWidth, async ({ page }) => {
    await subscribedSupplier(page)
    const { clientSecret } = await (await page.request.post('/api/subscription/payment-method')).json()
    const card = { kind: 'success', brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2034 }
    await page.request.post('/api/sandbox/confirm', { data: { clientSecret, card } })
    await open(page, `/subscription?setup_intent=seti_1&setup_intent_client_secret=${clientSecret}&redirect_status=succeeded`)
    await expect(toast(page, 'Your new card is charged from now on')).toBeVisible()
    await expect(page).toHaveURL('/subscription')
    expect((await subscription(page)).card).toMatchObject({ last4: '4444' })
    await open(page, `/subscription?setup_intent_client_secret=${clientSecret}&redirect_status=failed`)
    await expect(toast(page, 'Card not stored')).toContainText('Your bank has not confirmed it.')
    await expect(page).toHaveURL('/subscription')
  })

  test('an invoice is downloaded as a PDF', oneWidth, async ({ page }) => {
    await subscribedSupplier(page)
    await openManage(page)
    const link = page.getByRole('link', { name: /^Invoice .* as a PDF$/ })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  })

  test('managing a subscription has no accessibility violations', async ({ page }) => {
    await subscribedSupplier(page)
    await openManage(page)
    await expect(page.getByRole('list', { name: 'Invoices' })).toBeVisible()
    await focus(page.getByLabel('New plan'))
    await expectSoundPage(page, THOROUGHLY)
  })
})
