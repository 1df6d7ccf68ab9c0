import type { Page } from '@playwright/test'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { focus, typeInto } from '#e2e/kit/keys.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, reload, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function typeCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill('')
  await typeInto(page.getByLabel('Card number'), number)
  await page.getByLabel('Expiry').fill('')
  await typeInto(page.getByLabel('Expiry'), '1234')
  await page.getByLabel('CVC').fill('123')
}

/** Returns what the server says of the subscription. */
const subscription = async (page: Page) => (await page.request.get('/api/subscription')).json()

test.describe('The subscription page', () => {
  test('a card is declined, another one pays once however often it is pressed, and the dashboard says so', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/subscription')
    await typeCard(page, '4000000000000002')
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
    await expect(page.getByLabel('Expiry')).toHaveValue('12 / 34')
    const numbers: string[] = []
    page.on('request', (request) => void (request.postData() && numbers.push(request.postData()!)))
    await page.getByRole('button', { name: 'Subscribe for $64.50' }).click()
    await expect(toast(page, 'Payment Failed')).toContainText('Your card was declined.')
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
    await typeCard(page, '4242424242424242')
    await page.getByRole('button', { name: 'Subscribe for $64.50' }).dblclick()
    await page.waitForURL('/dashboard')
    await expect(toast(page, 'Subscription Activated')).toContainText('Your Professional subscription is now active.')
    await expect(page.getByRole('main')).toContainText('Your Professional subscription is now active')
    expect(numbers.filter((body) => /4242 ?4242|4000 ?0000/.test(body))).toEqual([])
    const invoices = await (await page.request.get('/api/subscription/invoices')).json()
    expect(invoices).toEqual([expect.objectContaining({ status: 'paid', totalCents: 64_50 })])
    await open(page, '/subscription')
    await expect(page.getByText('Subscription Active')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
    // What has been said is not said again.
    await open(page, '/dashboard')
    await expect(page.getByRole('heading', { name: 'Quote requests' })).toBeVisible()
    await expect(page.getByText('subscription is now active')).toHaveCount(0)
  })

  test('what is wrong with a card stands at its field, and a real card is declined in the browser', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/subscription')
    await page.getByRole('button', { name: 'Subscribe for $64.50' }).click()
    await expect(page.getByLabel('Card number')).toBeFocused()
    await expect(page.getByRole('form', { name: 'Card' })).toContainText('Please enter the number of the card.')
    await typeCard(page, '4000056655665556')
    const confirmed: string[] = []
    page.on('request', (request) => confirmed.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: 'Subscribe for $64.50' }).click()
    await expect(toast(page, 'Payment Failed')).toContainText('This is a sandbox: use one of the test cards below.')
    await expect(page.getByLabel('Card number')).toBeFocused()
    expect(confirmed).not.toContain('/api/sandbox/confirm')
  })

  test('a bank asks its customer, who refuses and then approves', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/subscription?plan=enterprise&interval=year')
    await page.getByRole('button', { name: '4000 0025 0000 3155' }).click()
    const pay = page.getByRole('button', { name: 'Subscribe for $1,788.00' })
    await pay.click()
    await expectSoundPage(page)
    await dialog(page, 'Your bank').getByRole('button', { name: 'Refuse' }).click()
    await expect(toast(page, 'Payment Failed')).toContainText('We are unable to authenticate your payment method.')
    expect((await subscription(page)).status).toBe('pending')
    await pay.click()
    await dialog(page, 'Your bank').getByRole('button', { name: 'Approve' }).click()
    await page.waitForURL('/dashboard')
    await expect(toast(page, 'Subscription Activated')).toContainText('Your Enterprise subscription is now active.')
  })

  test('a subscription that cannot be started says so, and can be tried again in place', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await page.route('**/api/get-or-create-subscription', (route) => route.abort())
    await open(page, '/subscription')
    await expect(toast(page, 'Error')).toContainText('Failed to initialize subscription. Please try again.')
    await page.unroute('**/api/get-or-create-subscription')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Card number')).toBeVisible()
  })

  test('a payment that is confirmed late is said to be underway, and to be active once it is', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/subscription')
    await page.getByRole('button', { name: '4242 4242 4242 4242' }).click()
    let isHeld = true
    const unconfirmed = await subscription(page)
    await page.route('**/api/subscription', (route) => (isHeld ? route.fulfill({ json: unconfirmed }) : route.continue()))
    await page.getByRole('button', { name: 'Subscribe for $64.50' }).click()
    await page.waitForURL('/dashboard')
    await expect(page.getByRole('status').filter({ hasText: 'Your payment is being confirmed' })).toBeVisible()
    await reload(page)
    await expect(page.getByRole('status').filter({ hasText: 'Your payment is being confirmed' })).toBeVisible()
    isHeld = false
    await expect(page.getByText('Your Professional subscription is now active').first()).toBeVisible()
  })

  test('the dashboard says that a payment has failed for which the bank had the whole window', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/dashboard?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=failed')
    await expect(page.getByRole('alert')).toContainText('Your payment did not go through')
    await expect(page.getByRole('link', { name: 'Try again or use another card' })).toHaveAttribute('href', '/subscription')
    await expect(page).toHaveURL('/dashboard')
  })

  test('a buyer reads that plans are for suppliers, and who signs in comes back', oneWidth, async ({ page, otherPage }) => {
    await signedInBuyer(page)
    await open(page, '/subscription')
    await expect(page.getByRole('heading', { name: 'Plans are for suppliers' })).toBeVisible()
    const visitor = await otherPage()
    await open(visitor, '/subscription?plan=starter')
    await expect(visitor.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?next=%2Fsubscription%3Fplan%3Dstarter')
  })

  test('a plan that is not sold says why', oneWidth, async ({ page }) => {
    await newSupplier(page)
    await open(page, '/subscription?plan=professional&interval=year')
    await expect(page.getByText('Professional by the year is not sold during the beta.')).toBeVisible()
    await page.getByRole('link', { name: 'Take it by the month' }).click()
    await expect(page.getByRole('button', { name: 'Subscribe for $64.50' })).toBeVisible()
  })

  test('paying has no accessibility violations', async ({ page }) => {
    await newSupplier(page)
    await open(page, '/subscription')
    await focus(page.getByLabel('Card number'))
    await expectSoundPage(page, THOROUGHLY)
    await page.getByRole('button', { name: 'Subscribe for $64.50' }).click()
    await expect(page.getByText('Please enter the number of the card.')).toBeVisible()
    await expectSoundPage(page, THOROUGHLY)
  })
})
