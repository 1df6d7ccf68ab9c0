import { getQuote, requestQuote } from '#contract/quotes/quotes.ts'
import { announcePriceChanges, listPrices } from '#contract/quotes/held-prices.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { TestApp } from '#test/app/app.ts'
import { buyer, supplier, type Person } from './people.ts'

type Supplier = Person & { supplierId: number }
/** How a price is promised: `hold` in weeks. */
export type Asked = { items?: string[]; who?: Person; hold?: number | null; deliveryLocation?: string }

/** A buyer and a supplier who promises it prices, on an app whose clock stands. */
export async function promisedPrices(createApp: (now: () => Date) => Promise<TestApp>) {
  let clock = new Date()
  const app = await createApp(() => clock)
  const people = { ann: await buyer(app), beans: await supplier(app) }
  const today = () => sydneyDay(clock)
  const pricesOf = async (who: Person = people.ann) => (await who.call(listPrices, { limit: 100 })).items
  return {
    app,
    people,
    today,
    inDays: (days: number) => dayAfter(today(), days),
    passDays: (days: number) => void (clock = new Date(clock.getTime() + days * 86_400_000)),
    /** Others, who have promised nothing yet. */
    begin: async () => {
      await app.context.db.deleteFrom('rateLimits').execute()
      people.ann = await buyer(app)
      people.beans = await supplier(app)
    },
    pricesOf,
    priceIdOf: async (who?: Person) => (await pricesOf(who))[0]?.id ?? '',
    /** Has a request with lines answered at $10.00 a pack and accepted. */
    accepted: (asked: Asked = {}) => accepted(people, asked),
    announce: (
      changes: { priceId: string; priceCents: number; from: string }[],
      { note, by = people.beans }: { note?: string; by?: Supplier } = {},
    ) => by.call(announcePriceChanges, { id: by.supplierId, changes, note }),
    emailsTo: ({ email }: Person) =>
      app.context.db.selectFrom('emails').select('facts').where('kind', '=', 'price-change').where('recipient', '=', email).execute(),
  }
}

async function accepted(
  { ann, beans }: { ann: Person; beans: Supplier },
  { items = ['Flat bread'], who = ann, hold = 8, deliveryLocation }: Asked,
) {
  const { id } = await who.call(requestQuote, {
    supplierId: beans.supplierId,
    businessName: 'Corner Cafe',
    contactEmail: who.email,
    requirements: 'Please price these lines.',
    deliveryLocation,
    lines: items.map((item) => ({ item, quantity: 10, unit: 'kg', every: 'week' as const })),
  })
  const { lines } = await who.call(getQuote, { id })
  const price = { packSize: '5 kg', unit: 'bag', priceCents: 1000, gst: 'free' as const }
  await beans.call(answerQuote, {
    id,
    holdWeeks: hold,
    noticeDays: 14,
    lines: lines.map(({ id: requestLineId, item }) => ({ requestLineId, item, ...price })),
  })
  await who.call(acceptQuote, { id })
  return id
}
