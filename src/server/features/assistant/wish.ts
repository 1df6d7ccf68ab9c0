import { isGoods, termsIn } from '#server/features/directory/terms.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { readMessage, type Ask, type Wish } from './read-message.ts'
import type { Dropped } from './read-needs.ts'

const NOTHING: Wish = {
  text: '',
  isBroad: false,
  place: null,
  quantity: null,
  deliversOn: [],
  speed: null,
  maxMinimumCents: null,
  isVerified: false,
  isOnOffer: false,
  isBestRated: false,
  isCheap: false,
  isClosest: false,
}

/** Returns what messages ask for together, the oldest first: later ones add to earlier ones, until other goods are asked for. */
export const wishOf = (messages: string[]): Wish => messages.map(readMessage).reduce(added, NOTHING)

function added(earlier: Wish, { wish, isDetail, dropped }: Ask): Wish {
  const before = without(earlier, dropped)
  const place = wish.place ?? before.place
  // A place that was named holds for what is asked next too.
  if (wish.text !== '' && !(isDetail && before.text !== '')) return { ...wish, place }
  return {
    text: described(before.text, wish.text),
    isBroad: before.isBroad || (before.text === '' && wish.isBroad),
    place,
    quantity: wish.quantity ?? before.quantity,
    deliversOn: wish.deliversOn.length > 0 ? wish.deliversOn : before.deliversOn,
    speed: wish.speed ?? before.speed,
    maxMinimumCents: wish.maxMinimumCents ?? before.maxMinimumCents,
    isVerified: wish.isVerified || before.isVerified,
    isOnOffer: wish.isOnOffer || before.isOnOffer,
    isBestRated: wish.isBestRated || before.isBestRated,
    isCheap: wish.isCheap || before.isCheap,
    isClosest: wish.isClosest || before.isClosest,
  }
}

const without = (wish: Wish, dropped: Dropped[]): Wish => ({
  ...wish,
  ...(dropped.includes('place') && { place: null }),
  ...(dropped.includes('deliversOn') && { deliversOn: [], speed: null }),
  ...(dropped.includes('maxMinimumCents') && { maxMinimumCents: null }),
  ...(dropped.includes('isVerified') && { isVerified: false }),
})

/** Puts a description with the goods: "organic" before them, "with a grinder" after them, each once. */
function described(goods: string, description: string): string {
  const said = new Set(wordsIn(goods.toLowerCase()))
  const more = description
    .split(' ')
    .filter((word) => !said.has(word.toLowerCase()))
    .join(' ')
  if (more === '' || goods === '') return more || goods
  return termsIn(more).some(({ own }) => isGoods(own)) ? `${goods} with ${more}` : `${more} ${goods}`
}

/** Whether a wish says anything by which suppliers can be chosen. */
export const saysSomething = ({ text, isVerified, isOnOffer, isBestRated, deliversOn, speed, maxMinimumCents }: Wish): boolean =>
  text !== '' || isVerified || isOnOffer || isBestRated || deliversOn.length > 0 || speed !== null || maxMinimumCents !== null
