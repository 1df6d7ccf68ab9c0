import { shuffled, wholeNumber, type Random } from './random.ts'
import type { DemoReview, DemoSupplier } from './types.ts'

type Dealt = Pick<DemoSupplier, 'reviewCount' | 'standing' | 'notAbout'>
type Place = { owner: number; index: number }

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
  const places = piles.flatMap((pile, owner) => pile.map((_, index) => ({ owner, index })))
  for (let swap = 0; swap < places.length * SWAPS_PER_REVIEW; swap++) {
    const one = places[wholeNumber(random, 0, places.length - 1)]!
    const other = places[wholeNumber(random, 0, places.length - 1)]!
    const unease = () => misfit(suppliers[one.owner], piles[one.owner]!, one) + misfit(suppliers[other.owner], piles[other.owner]!, other)
    const before = unease()
    exchange(piles, one, other)
    if (unease() > before) exchange(piles, one, other)
  }
  return hands
}

/** How far a hand's average is from its supplier's standing, and whether the review at the place is foreign; nothing for the undealt rest. */
function misfit(supplier: Dealt | undefined, hand: readonly DemoReview[], { index }: Place) {
  if (!supplier) return 0
  const average = hand.reduce((sum, { rating }) => sum + rating, 0) / hand.length
  return hand.length * (average - supplier.standing) ** 2 + (supplier.notAbout?.test(hand[index]!.text) ? FOREIGN : 0)
}

function exchange(piles: DemoReview[][], one: Place, other: Place) {
  const [first, second] = [piles[one.owner]!, piles[other.owner]!]
  ;[first[one.index], second[other.index]] = [second[other.index]!, first[one.index]!]
}
