import { shuffled, wholeNumber, type Random } from './random.ts'
import type { DemoReview, Established } from './types.ts'

type Dealt = Pick<Established, 'reviewCount' | 'standing' | 'notAbout'>
/** Where a review lies; without a supplier if nobody is dealt it. */
type Place = { supplier: Dealt | undefined; pile: DemoReview[]; index: number }

/** More swaps than this improve no hand any further. */
const SWAPS_PER_REVIEW = 100
/** How much worse a review about foreign goods is than an average that misses by a star. */
const FOREIGN = 10

/**
 * Deals a category's pool out to its suppliers: each gets its `reviewCount`, no entry goes out twice, good suppliers end up with the
 * better reviews and specialists with those about their goods. Starts from a shuffled deal, so everyone has a few of each kind, then
 * swaps two reviews at a time whenever both owners together are better off.
 */
export function dealReviews(suppliers: readonly Dealt[], pool: readonly DemoReview[], random: Random): DemoReview[][] {
  const undealt = shuffled(random, pool)
  const hands = suppliers.map(({ reviewCount }) => undealt.splice(0, reviewCount))
  const piles = [...hands, undealt]
  const places: Place[] = piles.flatMap((pile, owner) => pile.map((_, index) => ({ supplier: suppliers[owner], pile, index })))
  // The number is of a place: there is a swap only where there are places.
  const anyPlace = () => places[wholeNumber(random, 0, places.length - 1)]!
  for (let swap = 0; swap < places.length * SWAPS_PER_REVIEW; swap++) {
    const [one, other] = [anyPlace(), anyPlace()]
    const unease = () => misfit(one) + misfit(other)
    const before = unease()
    exchange(one, other)
    if (unease() > before) exchange(one, other)
  }
  return hands
}

/** How far a hand's average is from its supplier's standing, and whether the review at the place is foreign; nothing for the undealt rest. */
function misfit({ supplier, pile, index }: Place) {
  if (!supplier) return 0
  let sum = 0
  for (const { rating } of pile) sum += rating
  const average = sum / pile.length
  // Every place has a review, and keeps one.
  return pile.length * (average - supplier.standing) ** 2 + (supplier.notAbout?.test(pile[index]!.text) ? FOREIGN : 0)
}

function exchange(one: Place, other: Place) {
  // Both places have a review.
  ;[one.pile[one.index], other.pile[other.index]] = [other.pile[other.index]!, one.pile[one.index]!]
}
