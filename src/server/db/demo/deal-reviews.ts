import { itemAt } from '#shared/item-at.ts'
import { shuffled, wholeNumber, type Random } from './random.ts'
import type { DemoReview, Established } from './types.ts'

type Dealt = Pick<Established, 'reviewCount' | 'standing' | 'notAbout'>
/** The reviews of a supplier, or those that nobody is dealt; `total` is the sum of their stars. */
type Hand = { supplier: Dealt | undefined; pile: DemoReview[]; total: number }
/** Where a review lies. */
type HandPosition = { hand: Hand; index: number }

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
  const hands = suppliers.map((supplier) => handOf(supplier, undealt.splice(0, supplier.reviewCount)))
  const places: HandPosition[] = [...hands, handOf(undefined, undealt)].flatMap((hand) => hand.pile.map((_, index) => ({ hand, index })))
  // The number is of a place: there is a swap only where there are places.
  const anyPlace = () => itemAt(places, wholeNumber(random, 0, places.length - 1))
  for (let swap = 0; swap < places.length * SWAPS_PER_REVIEW; swap++) {
    const [one, other] = [anyPlace(), anyPlace()]
    const unease = () => misfit(one) + misfit(other)
    const before = unease()
    exchange(one, other)
    if (unease() > before) exchange(one, other)
  }
  return hands.map(({ pile }) => pile)
}

const handOf = (supplier: Dealt | undefined, pile: DemoReview[]): Hand => ({
  supplier,
  pile,
  total: pile.reduce((sum, { rating }) => sum + rating, 0),
})

/**
 * Returns how far a hand's average is from its supplier's standing, and whether the review at the place is foreign; nothing for the undealt
 * rest.
 */
function misfit({ hand: { supplier, pile, total }, index }: HandPosition) {
  if (!supplier) return 0
  // Every place has a review, and keeps one.
  return pile.length * (total / pile.length - supplier.standing) ** 2 + (supplier.notAbout?.test(itemAt(pile, index).text) ? FOREIGN : 0)
}

function exchange(one: HandPosition, other: HandPosition) {
  // Both places have a review.
  const [mine, theirs] = [itemAt(one.hand.pile, one.index), itemAt(other.hand.pile, other.index)]
  one.hand.pile[one.index] = theirs
  other.hand.pile[other.index] = mine
  one.hand.total += theirs.rating - mine.rating
  other.hand.total += mine.rating - theirs.rating
}
