import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRAND } from '#contract/options.ts'
import { PLAN_NAMES } from '#contract/billing/plans.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { servedPage, textOf } from '#test/app/pages.ts'
import { copyIn, markOf, marksOf, partsOf, shownIn, WORDS } from '#test/app/site-copy.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  for (const [key, value] of Object.entries(marksOf(WORDS))) await set(key, value)
  await set('home.claims.testimonials', 'sample')
  await app.context.changes.publish(app.context.db)
})
afterAll(() => app.stop())

const set = (key: string, value: string | null) => app.context.db.updateTable('siteItems').set({ value }).where('key', '=', key).execute()

/** Every state of the page that a server renders. */
const pages = () =>
  Promise.all(['', '?plan=starter&interval=year'].map(async (query) => (await servedPage(app, `/subscription${query}`)).document))

/** Texts for people who are signed in. */
const LATER = ['account.othersTitle', 'account.others', 'account.browse', 'account.membersTitle', 'account.members', 'price.own'].map(
  (name) => `subscription.${name}`,
)

/** What stands there until it is known who is signed in is the same at every site. */
const DATA = new Set<string>([...Object.values(PLAN_NAMES), BRAND, 'Loading payment form...'])

describe('The texts of the subscription page', () => {
  test('each is shown to a visitor, but for those of people who are signed in', async () => {
    const shown = shownIn(await pages())
    const missing = WORDS.filter(({ key, page }) => page === 'subscription' && !shown.includes(markOf(key)))
    expect(missing.map(({ key }) => key)).toEqual(LATER)
  })

  test('a visitor sees no words of the page beside them', async () => {
    for (const document of await pages()) {
      expect(partsOf(document).flatMap((part) => copyIn(part, DATA))).toEqual([])
      expect(textOf(document.querySelector('title')!)).toContain(markOf('subscription.page.title'))
    }
  })
})
