import { CATEGORIES } from '#contract/options.ts'
import { itemAt } from '#shared/item-at.ts'
import { customerBook } from './customers.ts'
import { dealReviews } from './deal-reviews.ts'
import { promotionOf } from './promotions.ts'
import { seededRandom, wholeNumber, type Random } from './random.ts'
import { reviewPools } from './reviews/pools.ts'
import { established, suppliers } from './suppliers/all.ts'
import { newcomers } from './suppliers/newcomers/all.ts'
import { tradeFactsOf, type TradeFacts } from './trade-facts.ts'
import type { DemoPromotion, DemoReview, DemoSupplier } from './types.ts'

export type DemoListing = {
  supplier: DemoSupplier
  facts: TradeFacts
  offer: DemoPromotion | undefined
  /** Newest first. */
  reviews: (DemoReview & { customerName: string; businessName: string | null; createdAt: Date; isVerified: boolean })[]
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NEWEST_DAYS = 2
const OLDEST_DAYS = 720
/** Sydney without daylight saving, so that reviews are written by day where people read them. */
const UTC_OFFSET = 10 * 60 * MINUTE

/**
 * Returns the whole demo marketplace: some 160 suppliers with the reviews of the two years before `now`, the established ones first. The same day
 * gives the same marketplace.
 */
export function demoMarketplace(now: Date): DemoListing[] {
  const random = seededRandom('demo marketplace')
  const customersFor = customerBook(random)
  const listingOf = (supplier: DemoSupplier, reviews: DemoReview[], i: number): DemoListing => {
    const customers = customersFor(supplier.state, reviews.length)
    const dates = reviewDates(reviews.length, now, random)
    return {
      supplier,
      facts: tradeFactsOf(supplier, i, suppliers.indexOf(supplier) + 1),
      offer: promotionOf(supplier.businessName, now),
      reviews: reviews.map((review, n) => {
        // A customer and a date are found for each review.
        const { name: customerName, venue } = itemAt(customers, n)
        const businessName = random() < 0.88 ? venue : null
        return { ...review, customerName, businessName, createdAt: itemAt(dates, n), isVerified: random() < 0.5 }
      }),
    }
  }
  const listedFirst = CATEGORIES.flatMap((category) => {
    const listed = established.filter((supplier) => supplier.category === category)
    const hands = dealReviews(listed, reviewPools[category], random)
    // A hand is dealt for each supplier.
    return listed.map((supplier, i) => listingOf(supplier, itemAt(hands, i), i))
  })
  return [...listedFirst, ...newcomers.map((supplier, i) => listingOf(supplier, supplier.reviews, i))]
}

/** Irregular days between two years and two days ago, between seven in the morning and nine at night, newest first. */
function reviewDates(count: number, now: Date, random: Random): Date[] {
  const midnight = Math.floor((now.getTime() + UTC_OFFSET) / DAY) * DAY - UTC_OFFSET
  const oldest = wholeNumber(random, OLDEST_DAYS / 2, OLDEST_DAYS)
  const moments = Array.from({ length: count }, () => {
    const daysAgo = Math.round(NEWEST_DAYS + (oldest - NEWEST_DAYS) * random() ** 1.3)
    return midnight - daysAgo * DAY + wholeNumber(random, 7 * 60, 21 * 60 - 1) * MINUTE
  })
  return moments.sort((a, b) => b - a).map((moment) => new Date(moment))
}
