import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRAND } from '#contract/options.ts'
import { PLAN_NAMES } from '#contract/billing/plans.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { servedPage, textOf } from '#test/app/pages.ts'
import { buyer } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'
import { copyIn, markOf, marksOf, partsOf, shownIn, WORDS } from '#test/app/site-copy.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { id } = await app.supplier()
  await buyer(app)
  await sendQuoteRequest(app, id)
  for (const [key, value] of Object.entries(marksOf(WORDS))) await set(key, value)
})
afterAll(() => app.stop())

const set = (key: string, value: string | null) => app.context.db.updateTable('siteItems').set({ value }).where('key', '=', key).execute()

async function pricingWith(settings: Record<string, string | null>, path = '/pricing') {
  for (const [key, value] of Object.entries(settings)) await set(key, value)
  await app.context.changes.publish(app.context.db)
  return (await servedPage(app, path)).document
}

/** Every state of the page that a server renders. */
async function pages() {
  const phone = 'pricing.support.phone'
  return [
    await pricingWith({ 'home.claims.figures': 'sample', 'pricing.beta.stage': 'running', [phone]: markOf(phone) }),
    await pricingWith({ 'home.claims.figures': 'computed', [phone]: '' }, '/pricing?interval=year'),
    await pricingWith({ 'home.claims.figures': 'hidden', 'pricing.beta.stage': 'ended' }),
    await pricingWith({}, '/pricing?interval=year'),
  ]
}

/**
 * Texts for people who are signed in, and for a site that does not sell every plan (src/web/features/billing/plans/plan-action.test.tsx), and
 * the mark of the demo's figures.
 */
const LATER = [
  ...['choose', 'change', 'yours', 'manage', 'unsold', 'buyers'].map((name) => `pricing.actions.${name}`),
  'pricing.figures.sample',
  'pricing.call.ownPlan',
  'pricing.call.ownDashboard',
]

const DATA = new Set<string>([...Object.values(PLAN_NAMES), BRAND])

describe('The texts of the pricing page', () => {
  test('each is shown in one of its states, but for those of people who are signed in', async () => {
    const shown = shownIn(await pages())
    const missing = WORDS.filter(({ key, page }) => page === 'pricing' && !shown.includes(markOf(key)))
    expect(missing.map(({ key }) => key)).toEqual(LATER)
  })

  test('the page has no words of its own beside them in any of its states', async () => {
    for (const document of await pages()) {
      expect(partsOf(document).flatMap((part) => copyIn(part, DATA))).toEqual([])
      expect(textOf(document.querySelector('title')!)).toContain(markOf('pricing.page.title'))
    }
  })
})
