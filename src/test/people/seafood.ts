import type { Origin } from '#contract/quotes/origins.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { getQuote, requestQuote } from '#contract/quotes/quotes.ts'
import { announceOrigins, listSuppliedSeafood } from '#contract/seafood/origin-changes.ts'
import { listSeafood } from '#contract/seafood/seafood.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { TestApp } from '#test/app/app.ts'
import { buyer, supplier, type Person } from './people.ts'

type Supplier = Person & { supplierId: number }
export type OriginChanges = { rowId: string; origin: Origin; from: string }[]

/** A buyer and a supplier of seafood, on an app whose clock can be put on. */
export async function seafoodPeople(createApp: (now: () => Date) => Promise<TestApp>) {
  let later = 0
  const now = () => new Date(Date.now() + later)
  const app = await createApp(now)
  const people = { ann: await buyer(app), fish: await supplier(app) }
  const today = () => sydneyDay(now())
  const supplied = async (by: Supplier = people.fish) => (await by.call(listSuppliedSeafood, { id: by.supplierId })).items
  const rowIdOf = async (item: string) => (await supplied()).find((row) => row.item === item)?.id ?? ''
  const announce = (changes: OriginChanges, by: Supplier = people.fish) => by.call(announceOrigins, { id: by.supplierId, changes })
  return {
    app,
    people,
    today,
    supplied,
    rowIdOf,
    announce,
    inDays: (days: number) => dayAfter(today(), days),
    passDays: (days: number) => void (later += days * 86_400_000),
    /** Others, who have accepted nothing yet, today. */
    begin: async () => {
      await app.context.db.deleteFrom('rateLimits').execute()
      later = 0
      people.ann = await buyer(app)
      people.fish = await supplier(app)
    },
    /** Accepts prices for these goods, and returns the request. */
    accept: (who: Person, ...goods: Goods[]) => accept(who, people.fish, goods),
    record: async (who: Person = people.ann) =>
      (await who.call(listSeafood, {})).items.map(({ item, origin, from, until }) => [item, origin, from, until]),
    announceOne: async (item: string, origin: Origin, from: string) => announce([{ rowId: await rowIdOf(item), origin, from }]),
    emailsTo: async ({ email }: Person) => {
      const emails = app.context.db.selectFrom('emails').select('id').where('kind', '=', 'origin-change').where('recipient', '=', email)
      return (await emails.execute()).length
    },
  }
}

type Goods = [item: string, origin: Origin | null]

async function accept(who: Person, fish: Supplier, goods: readonly Goods[]): Promise<string> {
  const { id } = await who.call(requestQuote, {
    supplierId: fish.supplierId,
    businessName: `Cafe of ${who.username}`,
    contactEmail: who.email,
    requirements: 'Prices',
    lines: goods.map(([item]) => ({ item, quantity: 5, unit: 'kg' })),
  })
  const { lines } = await who.call(getQuote, { id })
  const price = { packSize: '1 kg', priceCents: 3000, gst: 'free' as const }
  await fish.call(answerQuote, {
    id,
    lines: lines.map((line, n) => ({ ...price, item: line.item, requestLineId: line.id, origin: goods[n]?.[1] ?? null })),
  })
  await who.call(acceptQuote, { id })
  return id
}
