import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATEGORIES } from '#contract/options.ts'
import { ALL_TEXTS } from '#contract/site-texts/all-texts.ts'
import { addReview } from '#contract/reviews.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { servedPage, textOf } from '#test/pages.ts'
import { buyer } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { id } = await app.supplier({ businessName: 'Bean Co', category: 'Coffee' })
  const ann = await buyer(app)
  const text = 'Always on the step before we open, and never short.'
  await ann.call(addReview, { id, rating: 5, text })
  // The review, and on its author's stamp the first letter.
  for (const shown of [text, ann.username, ann.username.charAt(0).toUpperCase()]) DATA.add(shown)
  await app.supplier({ businessName: 'Leaf Co', category: 'Tea' })
  await app.supplier({ businessName: 'Leaves Co', category: 'Tea' })
  for (const { key, variables = [], options, type } of ALL_TEXTS)
    if (!options && type !== 'image') await set(key, [markOf(key), ...variables.map((name) => `{${name}}`)].join(' '))
})
afterAll(() => app.stop())

const markOf = (key: string) => `⟦${key}⟧`
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
  for (const mode of ['sample', 'computed', 'hidden']) documents.push(await homeWith(mode))
  return documents
}

/** Texts of states that a page has only after something has happened in it, or without any supplier. */
const LATER = [
  'layout.header.menu',
  'home.featured.none',
  'home.featured.failed',
  'home.featured.retry',
  'home.beta.joining',
  'home.beta.joined',
  'home.beta.next',
]

/** Names and numbers, which are data. */
const DATA = new Set<string>([...CATEGORIES, 'Backdock', 'Bean Co', 'Leaf Co', 'Leaves Co', 'No. 04471', 'No. 04472'])

/** Returns the words of an element that come from neither the owner's texts nor data. */
function copyIn(element: Element): string[] {
  if (['script', 'style', 'title', 'svg'].includes(element.localName)) return []
  // Supplier cards and the search bar belong to the list of suppliers, the account notice and the assistant to the account.
  if (['article', 'form', 'search'].includes(element.localName) || element.matches('aside[aria-label=Assistant], fieldset')) return []
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent!.trim())
  const said = [...own, element.getAttribute('aria-label') ?? '', element.getAttribute('alt') ?? '']
  const copy = said.filter((text) => /\p{L}/u.test(text) && !text.includes('⟦') && !DATA.has(text))
  return [...copy, ...[...element.children].flatMap(copyIn)]
}

describe('The texts that the owner may change', () => {
  test('each of the home page and of the frame of all pages is shown there, in one of the three kinds of figures', async () => {
    const shown = (await homes()).map((document) => document.documentElement.outerHTML).join(' ')
    const missing = ALL_TEXTS.filter(
      ({ key, page, options, type }) => page !== 'emails' && !options && type !== 'image' && !shown.includes(markOf(key)),
    )
    expect(missing.map(({ key }) => key).filter((key) => !LATER.includes(key))).toEqual([])
  })

  test('the home page and its frame have no words of their own beside them', async () => {
    for (const document of await homes()) {
      const parts = [...document.querySelectorAll('body > header, main, body > footer, body > aside')]
      expect(parts.length).toBeGreaterThan(2)
      expect(parts.flatMap(copyIn)).toEqual([])
      expect(textOf(document.querySelector('title')!)).toContain(markOf('home.page.title'))
    }
  })
})
