import { MAX_WEEKS_PRICES } from '#contract/venue/venue.ts'
import type { Output } from '#contract/endpoint/endpoint.ts'
import type { getVenueWeek } from '#contract/venue/venue.ts'
import type { Db } from '#server/db/db.ts'
import { forBuyer } from '#server/features/quotes/held-prices/shown-price.ts'
import { isEnding } from '#shared/held-price/held-price.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { pricesToNotice } from './price-queries.ts'

type WeeksPrice = Output<typeof getVenueWeek>['prices'][number]

/** Returns the prices of a buyer that change, end soon or have risen much, and how many there are. */
export async function weeksPrices(db: Db, accountId: string, now: Date): Promise<{ prices: WeeksPrice[]; priceCount: number }> {
  const today = sydneyDay(now)
  const prices = (await pricesToNotice(db, accountId, today))
    .map((row) => {
      const price = forBuyer(row, today)
      return { ...price, isEnding: isEnding(price, price.status, today) }
    })
    .filter(isNoticed)
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0))
  return { prices: prices.slice(0, MAX_WEEKS_PRICES), priceCount: prices.length }
}

/** A price that the buyer leaves has been decided about. */
const isNoticed = ({ change, risePercent, isEnding: ends }: WeeksPrice) =>
  change?.answer !== 'leave' && (change !== null || risePercent !== null || ends)

/** Returns the day on which something happens; what has risen already comes last. */
const dayOf = ({ change, isEnding: ends, heldUntil }: WeeksPrice): string => change?.from ?? ((ends && heldUntil) || '9999')
