import type { Page } from '@playwright/test'
import { signEvent } from '#server/security/timed-signature.ts'
import { confirm } from '#server/ports/payments/sandbox/browser.ts'
import { createStripe, stripeVariables } from '#test/stubs/stripe-server.ts'
import { createOwnSite, type OwnSite } from '#e2e/kit/own-site.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'

const CARD = { kind: 'success', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 } as const
const PROFESSIONAL = { plan: 'professional', interval: 'month', cents: 64_50 } as const

let site: OwnSite
let stripe: Awaited<ReturnType<typeof createStripe>>
test.beforeAll(async () => {
  stripe = await createStripe({ now: () => new Date(), sells: [PROFESSIONAL] })
  site = await createOwnSite(stripeVariables(stripe.settings))
})
test.afterAll(async () => {
  await site.stop()
  await stripe.close()
})

/**
 * Stands for the script of Stripe, which is not to be had without their site: it draws its fields as a text, and has `window.charge` say
 * what becomes of a payment.
 */
const SCRIPT = `
  window.Stripe = (key) => {
    const nothing = () => {}
    const draw = () => {
      const mount = (place) => (place.textContent = 'Fields of Stripe for ' + key)
      const on = (event, listener) => event === 'ready' && queueMicrotask(listener)
      return { mount, on, off: nothing, once: on, update: nothing, destroy: nothing, unmount: nothing }
    }
    const elements = () => ({ create: draw, getElement: () => null, update: nothing, on: nothing, off: nothing })
    const confirmPayment = async ({ confirmParams }) => {
      const message = await window.charge(confirmParams.return_url)
      return message ? { error: { type: 'card_error', message } } : { paymentIntent: { status: 'succeeded' } }
    }
    return { elements, confirmPayment, confirmSetup: confirmPayment, createToken: nothing, createPaymentMethod: nothing, confirmCardPayment: nothing }
  }`

/** A page at which Stripe's script is that one, and the first card is declined. */
async function pageWithStripe(page: Page) {
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }))
  const returnedTo: string[] = []
  await page.exposeFunction('charge', async (returnUrl: string) => {
    if (returnedTo.push(returnUrl) === 1) return 'Your card was declined.'
    const { clientSecret } = await (await page.request.post('/api/get-or-create-subscription')).json()
    await confirm(stripe.store, { clientSecret, card: CARD })
    return null
  })
  return returnedTo
}

/** Sends what Stripe has to say. */
async function deliver(page: Page) {
  for (const event of stripe.store.events) {
    const { body, signature } = signEvent(event, stripe.settings.webhookSecret, new Date())
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    expect((await page.request.post('/api/webhooks/stripe', { headers, data: body })).status()).toBe(200)
  }
}

test.describe('The card form of Stripe', () => {
  test('is let in by the page, says why a card is declined, and pays once Stripe has told the server', oneWidth, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.address })
    const returnedTo = await pageWithStripe(page)
    await newSupplier(page)
    await open(page, '/subscription')
    await expect(page.getByRole('form', { name: 'Card' })).toContainText(`Fields of Stripe for ${stripe.settings.publishableKey}`)
    await page.getByRole('button', { name: 'Subscribe for $64.50' }).click()
    await expect(toast(page, 'Payment Failed')).toContainText('Your card was declined.')
    await page.getByRole('button', { name: 'Subscribe for $64.50' }).click()
    await page.waitForURL('/dashboard')
    await expect(page.getByRole('status').filter({ hasText: 'Your payment is being confirmed' })).toBeVisible()
    await deliver(page)
    await expect(toast(page, 'Subscription Activated')).toContainText('Your Professional subscription is now active.')
    expect(returnedTo).toEqual(Array(2).fill(`${site.address}/dashboard`))
    await page.close()
  })

  test('that cannot be loaded says so, and can be tried again', oneWidth, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.address })
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await newSupplier(page)
    await open(page, '/subscription')
    await expect(page.getByText('The payment form could not be loaded.')).toBeVisible()
    await page.unroute('https://js.stripe.com/**')
    await pageWithStripe(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('form', { name: 'Card' })).toContainText('Fields of Stripe')
    await page.close()
  })
})
