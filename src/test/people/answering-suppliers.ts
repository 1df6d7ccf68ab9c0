import { acceptBulk } from '#contract/quotes/bulk-acceptance.ts'
import { getBulkQuotes } from '#contract/quotes/quotes.ts'
import type { TestApp } from '#test/app/app.ts'
import { contents, line, offer, price } from '#test/data/compared-offers.ts'
import { answeredBulk, type AnsweredBulk } from './answered-bulk.ts'
import { buyer, supplier, type Person } from './people.ts'
import { emailsAbout } from './quotes.ts'

const lines = [line('1'), line('2'), line('3'), line('4')]
const ten = contents(10)
/** a has prices for 1 (two packs) and 2, b for 2 and 3 with a minimum that it refuses below, c a substitute for 1 and too few of 3, d nothing. */
const quotes = [
  offer('a', [price('1', 100), price('1', 700, ten), price('2', 200)], { deliveryCents: 1000 }),
  offer('b', [price('2', 150), price('3', 300)], { minimumCents: 300, belowMinimum: 'refuse' }),
  offer('c', [price('1', 50, { substitute: 'Other' }), price('3', 250, { packs: 0.5 }), price('4', 10, { contents: null })]),
  offer('d', []),
]

/** An order as a test tells it, by the ids of the offers and lines. */
export type ChosenPrices = { of: string; lines?: string[]; revision?: number; prices?: [lineId: string, n: number][] }
/** Returns orders as a call has them. */
export const ordersOf = (bulk: AnsweredBulk, chosen: ChosenPrices[]) =>
  chosen.map(({ of, lines: ids, revision, prices }) => ({
    requestId: bulk.requestIds.get(of) ?? of,
    ...(ids && { lineIds: ids.map((id) => bulk.lineIds.get(id) ?? id) }),
    ...(revision !== undefined && { revision }),
    ...(prices && { prices: prices.map(([id, n]) => ({ lineId: bulk.lineIds.get(id) ?? id, n })) }),
  }))
/** The states of the requests of a bulk request of which nothing is accepted. */
export const OPEN = ['quoted', 'quoted', 'quoted', 'new']

/** A buyer whose bulk requests four suppliers answer, three of them with prices, on an app whose clock stands. */
export async function answeringSuppliers(createApp: (now: () => Date) => Promise<TestApp>) {
  let clock = new Date()
  const app = await createApp(() => clock)
  const ann = await buyer(app)
  const suppliers = [await supplier(app), await supplier(app), await supplier(app), await supplier(app)]
  return {
    app,
    ann,
    suppliers,
    lines,
    offers: quotes,
    now: () => clock.getTime(),
    later: (seconds: number) => void (clock = new Date(clock.getTime() + seconds * 1000)),
    answered: () => answeredBulk(ann, suppliers, { lines, offers: quotes }),
    accept: (bulk: AnsweredBulk, chosen: ChosenPrices[], by: Pick<Person, 'call'> = ann) =>
      by.call(acceptBulk, { id: bulk.bulkId, orders: ordersOf(bulk, chosen) }),
    statesOf: async ({ bulkId }: AnsweredBulk) => (await ann.call(getBulkQuotes, { id: bulkId })).map(({ status }) => status),
    acceptEmails: async (id: string) => (await emailsAbout(app, id, 'quote-step')).filter(({ facts }) => facts.step === 'accept'),
  }
}
