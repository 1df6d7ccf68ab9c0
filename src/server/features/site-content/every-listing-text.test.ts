import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import { BRAND, CATEGORIES, STATES } from '#contract/options.ts'
import { suggestPlaces } from '#contract/suppliers/places.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { daySpans } from '#shared/time/delivery-times.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { servedPage, textOf } from '#test/app/pages.ts'
import { BROWSER_TEXTS, copyIn, markOf, marksOf, partsOf, shownIn, WORDS } from '#test/app/site-copy.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ DEMO_DATA: 'true' })
  const { db, changes } = app.context
  const { items } = await app.call(listSuppliers, { limit: 100 })
  for (const q of ['preston', 'richmond', 'sydney', 'melbourne', 'alice springs'])
    for (const { label } of await app.call(suggestPlaces, { q })) DATA.add(label)
  const { items: others } = await app.call(listSuppliers, { limit: 100, offset: 100 })
  for (const shown of [...items, ...others].flatMap(dataOf)) DATA.add(shown)
  // One review only, and none; the first is featured.
  const [one, none] = items
  await db.updateTable('suppliers').set({ totalReviews: 1, isFeatured: true }).where('id', '=', one!.id).execute()
  await db.updateTable('suppliers').set({ totalReviews: 0 }).where('id', '=', none!.id).execute()
  const today = sydneyDay(new Date())
  const promotion = { supplierId: one!.id, title: 'Ten for nine', text: 'All week', startsOn: today, endsOn: today }
  await db.insertInto('promotions').values(promotion).execute()
  await db
    .updateTable('suppliers')
    .set({ serviceArea: JSON.stringify([{ from: '3000', to: '3999' }]) })
    .where('id', '=', one!.id)
    .execute()
  await db.insertInto('priceLists').values({ supplierId: one!.id, isOn: true }).execute()
  for (const { title } of await db.selectFrom('promotions').select('title').execute()) DATA.add(title)
  for (const [key, value] of Object.entries(marksOf(WORDS)))
    await db.updateTable('siteItems').set({ value }).where('key', '=', key).execute()
  await changes.publish(db)
})
afterAll(() => app.stop())

/** Returns what a card shows of a supplier as it is, and the first letter on its stamp. */
const dataOf = ({ businessName, category, suburb, state, description, tags, deliveryDays }: SupplierRow): string[] => [
  businessName,
  businessName.charAt(0),
  [category, [suburb, state].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  description,
  [suburb, state].filter(Boolean).join(' '),
  daySpans(deliveryDays).join(', '),
  // As a cell of the table begins.
  daySpans(deliveryDays).join(', ').replace('every', 'Every'),
  ...tags,
]

/** Every state of the listing that a server renders. */
const LISTINGS = [
  '/suppliers',
  '/suppliers?page=2&bulk=true',
  '/suppliers?page=99',
  '/suppliers?view=list&category=Coffee&state=VIC',
  '/suppliers?view=table&bulk=true',
  '/suppliers?view=table&location=preston',
  '/suppliers?categories=true',
  '/suppliers?categories=true&state=TAS',
  '/suppliers?delivers=true',
  '/suppliers?delivers=true&location=preston&verified=true&maxMinimumCents=50000&minRating=3.5',
  '/suppliers?onOffer=true',
  '/suppliers?answersAtOnce=true',
  '/suppliers?deliverBy=tomorrow',
  // One of them is reached whatever holidays are near.
  '/suppliers?search=coffee+saturday',
  '/suppliers?search=coffee+wednesday',
  '/suppliers?search=quokka+tomorrow',
  '/suppliers?search=insurance+tomorrow',
  '/suppliers?location=preston',
  '/suppliers?location=sydney',
  '/suppliers?category=Web+Design&location=melbourne',
  '/suppliers?location=nowhere-at-all',
  '/suppliers?location=prestonn',
  '/suppliers?search=cofee',
  '/suppliers?search=coffee+richmond',
  '/suppliers?search=coffee+zz',
  '/suppliers?search=coffee+zz+qqx',
  '/suppliers?search=purple+monkey+bread',
  '/suppliers?search=wagyu',
  '/suppliers?search=wagyu&location=preston',
  '/suppliers?search=tin+shed',
  '/suppliers?search=salamander',
  '/suppliers?search=salamander&state=WA',
  '/suppliers?search=fax&state=NT',
  '/suppliers?search=salamander&state=NT',
  '/suppliers?search=oysters&location=alice+springs',
]

/** Names, and what was typed or read in the addresses above. */
const DATA = new Set<string>([
  ...CATEGORIES,
  ...Object.values(STATES),
  BRAND,
  'you@yourcafe.com.au',
  'cofee',
  'coffee',
  'nowhere-at-all',
  'prestonn',
])

/** Both tests read the same pages, which take seconds. */
let served: Promise<Document[]> | undefined
const listings = () => (served ??= serveListings())

async function serveListings() {
  const documents: Document[] = []
  for (const path of LISTINGS) documents.push((await servedPage(app, path)).document)
  return documents
}

describe('The texts of the listing', () => {
  test('each is shown in one of its states, but for those of a browser', async () => {
    const shown = shownIn(await listings())
    const missing = WORDS.filter(({ key, page }) => page === 'listing' && !shown.includes(markOf(key)))
    expect(missing.map(({ key }) => key).toSorted()).toEqual(BROWSER_TEXTS.toSorted())
  })

  test('the listing has no words of its own beside them in any of its states', async () => {
    for (const document of await listings()) {
      expect(partsOf(document).flatMap((part) => copyIn(part, DATA))).toEqual([])
      expect(textOf(document.querySelector('title')!)).toMatch(/⟦listing\.page\.title/)
      expect(document.querySelector('meta[name=description]')!.getAttribute('content')).toContain(markOf('listing.page.description'))
    }
  })
})
