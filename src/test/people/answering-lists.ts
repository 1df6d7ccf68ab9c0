import { expect } from 'vitest'
import { savePriceListSettings } from '#contract/price-lists/price-list-settings.ts'
import { savePriceList } from '#contract/price-lists/price-lists.ts'
import { getQuote, requestQuote } from '#contract/quotes/quotes.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { changeOwnVenue } from '#contract/venue/venue.ts'
import type { TestApp } from '#test/app/app.ts'
import type { Browser } from '#test/app/browser.ts'
import { buyer, confirmAddressOf, supplier, type Person } from './people.ts'

/** A row of a price list, in packs of 5 kg unless it says otherwise. */
export const row = (item: string, priceCents: number | null, more = {}) => ({
  item,
  packSize: '5 kg',
  priceCents,
  gst: 'free' as const,
  ...more,
})
type ListedRow = ReturnType<typeof row>

/** Returns a supplier in Victoria whose price list answers requests at once. */
export async function answeringSupplier(app: TestApp, rows: ListedRow[], instant: object = {}) {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  const set = (given: object) => user.call(savePriceListSettings, { ...path, instant: given })
  await user.call(updateSupplier, { ...path, serviceArea: [{ from: '3000', to: '3999' }] })
  await user.call(savePriceList, { ...path, rows })
  await set({ isOn: true, ...instant })
  return { ...user, path, set, list: (...listed: ListedRow[]) => user.call(savePriceList, { ...path, rows: listed }) }
}

/** Returns a buyer with a confirmed address and a venue in Preston. */
export async function cafe(app: TestApp): Promise<Person> {
  const user = await buyer(app)
  await confirmAddressOf(app, user)
  await user.call(changeOwnVenue, { name: 'Corner Cafe', suburb: 'Preston', state: 'VIC', postcode: '3072' })
  return user
}

/** Asks for 10 kg of each item. */
export const askFor = async (who: Browser, supplierId: number, items: readonly string[], more = {}): Promise<string> =>
  (
    await who.call(requestQuote, {
      supplierId,
      businessName: 'Corner Cafe',
      contactEmail: 'corner@cafe.example',
      requirements: 'Please price these lines.',
      lines: items.map((item) => ({ item, quantity: 10, unit: 'kg' })),
      ...more,
    })
  ).id

const OPEN = `select from jobs.job where name = 'answers-at-once' and state in ('created', 'retry', 'active') limit 1`

/** Whether every request has been looked at that a price list may answer. */
export const hasLooked = async ({ context }: TestApp): Promise<boolean> => (await context.pool.query(OPEN)).rows.length === 0

/** Returns the latest answer to a request; undefined without one. */
export const latestAnswer = async (who: Browser, id: string) => (await who.call(getQuote, { id })).offers[0]

/** Asks, waits until a price list has had its turn, and says whether it has answered. */
export async function askAndLook(app: TestApp, who: Browser, supplierId: number, items: readonly string[] = ['Flour'], more = {}) {
  const id = await askFor(who, supplierId, items, more)
  await expect.poll(() => hasLooked(app)).toBe(true)
  const answers = await app.context.db.selectFrom('offers').select('isInstant').where('requestId', '=', id).execute()
  return { id, isAnswered: answers.some(({ isInstant }) => isInstant) }
}
