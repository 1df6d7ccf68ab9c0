import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRAND, CATEGORIES } from '#contract/options.ts'
import { addReview } from '#contract/reviews/reviews.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { servedPage, textOf } from '#test/app/pages.ts'
import { turnGroupsOn } from '#test/people/groups.ts'
import { buyer } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'
import { copyIn, markOf, marksOf, partsOf, shownIn, WORDS } from '#test/app/site-copy.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { id } = await app.supplier({ businessName: 'Bean Co', category: 'Coffee' })
  const ann = await buyer(app)
  const text = 'Always on the step before we open, and never short.'
  await ann.call(addReview, { id, rating: 5, text })
  // The review, and on its author's stamp the first letter.
  for (const shown of [text, ann.username, ann.username.charAt(0).toUpperCase()]) DATA.add(shown)
  await sendQuoteRequest(app, id)
  await app.supplier({ businessName: 'Leaf Co', category: 'Tea' })
  await app.supplier({ businessName: 'Leaves Co', category: 'Tea' })
  for (const [key, value] of Object.entries(marksOf(WORDS))) await set(key, value)
})
afterAll(() => app.stop())

const set = (key: string, value: string) => app.context.db.updateTable('siteItems').set({ value }).where('key', '=', key).execute()

/** Serves the home page with this kind of figures and praise. */
async function homeWith(mode: string) {
  for (const of of ['figures', 'testimonials']) await set(`home.claims.${of}`, mode)
  await app.context.changes.publish(app.context.db)
  const { document } = await servedPage(app, '/')
  return document
}
async function homes() {
  const documents: Document[] = []
  for (const mode of ['sample', 'computed', 'hidden']) {
    await turnGroupsOn(app, mode === 'sample')
    documents.push(await homeWith(mode))
  }
  return documents
}

/** Texts of states that a page has only after something has happened in it, for whoever is signed in, or without any supplier, or with the suppliers of the demo. */
const LATER = [
  'layout.header.menu',
  'home.hero.sample',
  'home.featured.none',
  'home.closing.browse',
  'home.closing.dashboard',
  'home.featured.failed',
  'home.featured.retry',
  'home.beta.joining',
  'home.beta.joined',
  'home.beta.next',
]

/** Names, numbers and examples of addresses, which are data. */
const NAMES = ['Bean Co', 'Leaf Co', 'Leaves Co', 'B', 'L']
const DATA = new Set<string>([...CATEGORIES, ...NAMES, BRAND, 'No. 04471', 'No. 04472', 'you@yourcafe.com.au'])

describe('The texts that the owner may change', () => {
  test('each of the home page and of the frame of all pages is shown there, in one of the three kinds of figures', async () => {
    const shown = shownIn(await homes())
    const missing = WORDS.filter(({ key, page }) => ['layout', 'home'].includes(page) && !shown.includes(markOf(key)))
    expect(missing.map(({ key }) => key).filter((key) => !LATER.includes(key))).toEqual([])
  })

  test('the home page and its frame have no words of their own beside them', async () => {
    for (const document of await homes()) {
      const parts = partsOf(document)
      expect(parts.length).toBeGreaterThan(2)
      expect(parts.flatMap((part) => copyIn(part, DATA))).toEqual([])
      expect(textOf(document.querySelector('title')!)).toContain(markOf('home.page.title'))
    }
  })
})
