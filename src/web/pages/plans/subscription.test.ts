import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allByRole, byRole, servedPage, textOf } from '#test/app/pages.ts'

/** A site that charges cards; nobody answers at this address. */
const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: 'sk_test_pa55word',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
  BUSINESS_NAME: 'Backdock Pty Ltd',
  BUSINESS_ABN: '51 824 753 556',
  BUSINESS_ADDRESS: '1 Dock Lane, Preston VIC 3072',
}

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
beforeEach(() => settle({}))
afterAll(() => app.stop())

/** Sets these texts of the owner; all others are the originals. */
async function settle(texts: Record<string, string>) {
  const { db, changes } = app.context
  await db.updateTable('siteItems').set({ value: null }).execute()
  for (const [key, value] of Object.entries(texts)) await db.updateTable('siteItems').set({ value }).where('key', '=', key).execute()
  await changes.publish(db)
}

const mainAt = async (path: string) => (await servedPage(app, path)).main
const policyOf = async ({ server }: TestApp, url: string) => String((await server.inject(url)).headers['content-security-policy'])

describe('The subscription page as the server sends it', () => {
  test('asks to sign in, and leads back to the same plan', async () => {
    const main = await mainAt('/subscription?plan=enterprise&interval=year&x=1')
    const place = byRole(main, 'region', 'Authentication Required')
    expect(textOf(place)).toContain('Please sign in to manage your subscription.')
    expect(byRole(place, 'link', 'Sign In').getAttribute('href')).toBe('/auth?next=%2Fsubscription%3Fplan%3Denterprise%26interval%3Dyear')
  })

  test('says what Professional costs by the month, and another plan where the address names one', async () => {
    expect(textOf(await mainAt('/subscription'))).toContain(
      'Professional$64.50 per monthBilled monthly, cancel anytime. Includes $5.86 GST.',
    )
    expect(textOf(await mainAt('/subscription?plan=enterprise&interval=year'))).toContain(
      'Enterprise$149.00 per month$1,788.00 billed once a year, cancel anytime. Includes $162.55 GST.',
    )
    await settle({ 'pricing.beta.stage': 'ended' })
    expect(textOf(await mainAt('/subscription'))).toContain('Professional$89.00 per month')
  })

  test('lists six benefits, with what the plan gives', async () => {
    const benefits = allByRole(byRole(await mainAt('/subscription'), 'region', 'What your listing gets'), 'listitem').map(textOf)
    expect(benefits.map((benefit) => benefit.split(/(?<=[a-z])(?=[A-Z])/)[0])).toEqual([
      'Featured listing',
      'Automated promotions',
      'Customer reviews',
      'Analytics dashboard',
      'Profile management',
      'Verified badge',
    ])
    expect(benefits[4]).toContain('up to 20 pictures')
  })

  test('has three sample testimonials, marked as such, where the site shows samples', async () => {
    expect(allByRole(await mainAt('/subscription'), 'region', 'Suppliers with a plan')).toEqual([])
    await settle({ 'home.claims.testimonials': 'sample' })
    const testimonials = byRole(await mainAt('/subscription'), 'region', 'Suppliers with a plan')
    expect(allByRole(testimonials, 'blockquote')).toHaveLength(3)
    expect(textOf(testimonials)).toContain('Example')
  })

  test('is not for search engines', async () => {
    const { document } = await servedPage(app, '/subscription')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect((await app.server.inject('/sitemap.xml')).body).not.toContain('/subscription')
  })

  test('may load from Stripe where the site is connected to it, and no other page may', async () => {
    expect(await policyOf(app, '/subscription')).not.toContain('stripe')
    const connected = await createTestApp(STRIPE_SETTINGS)
    const policy = await policyOf(connected, '/subscription?plan=starter')
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
    expect(policy).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com/)
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/)
    expect(await policyOf(connected, '/pricing')).not.toContain('stripe')
    await connected.stop()
  })
})
