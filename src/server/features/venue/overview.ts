import type { Output } from '#contract/endpoint/endpoint.ts'
import type { getVenueOverview } from '#contract/venue/venue.ts'
import type { RouteDeps } from '#server/feature.ts'
import { ownOrders, type OwnOrder } from '#server/features/quotes/orders/own-orders.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

type Overview = Output<typeof getVenueOverview>

/** Returns what waits for a buyer, and what its venue has ordered, spent and saved. */
export async function overviewOf({ db, now, needsYou }: Pick<RouteDeps, 'db' | 'now' | 'needsYou'>, accountId: string): Promise<Overview> {
  const time = now()
  const all = await ownOrders(db, accountId, time)
  const since = yearBefore(sydneyDay(time))
  const orders = all.filter(({ acceptedOn }) => acceptedOn >= since)
  return {
    needsYou: await needsYou(accountId),
    orders: orders.map(({ requestId, category, acceptedOn, exGstCents }) => ({ requestId, category, acceptedOn, exGstCents })),
    spend: spendOf(orders),
    savings: savingsOf(all),
  }
}

/** Returns the same day of the year before; of 29 February the day before it. */
function yearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return before.endsWith('-02-29') ? before.replace('-29', '-28') : before
}

/** Adds orders up by the category of their supplier, the dearest first. */
function spendOf(orders: readonly OwnOrder[]): Overview['spend'] {
  const byCategory = Object.groupBy(orders, ({ category }) => category)
  return Object.values(byCategory)
    .flatMap((of = []) =>
      of.slice(0, 1).map(({ category }) => ({
        category,
        cents: of.reduce((sum, { exGstCents }) => sum + exGstCents, 0),
        from: of.map(({ requestId }) => requestId),
      })),
    )
    .toSorted((a, b) => b.cents - a.cents || (a.category < b.category ? -1 : 1))
}

function savingsOf(orders: readonly OwnOrder[]): Overview['savings'] {
  const from = orders.flatMap(({ requestId, savings }) => savings.map((saving) => ({ requestId, ...saving })))
  return { cents: from.reduce((sum, { cents }) => sum + cents, 0), from }
}
