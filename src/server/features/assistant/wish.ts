import { readMessage, type Ask, type Wish } from './read-message.ts'

const NOTHING: Wish = {
  text: '',
  isBroad: false,
  place: null,
  quantity: null,
  deliversOn: null,
  maxMinimumCents: null,
  isVerified: false,
  isOnOffer: false,
  isBestRated: false,
  isCheap: false,
}

/** Returns what messages ask for together, the oldest first: later ones add to earlier ones, until other goods are asked for. */
export const wishOf = (messages: string[]): Wish => messages.map(readMessage).reduce(added, NOTHING)

function added(before: Wish, { wish, isDetail }: Ask): Wish {
  const place = wish.place ?? before.place
  // A place that was named holds for what is asked next too.
  if (wish.text !== '' && !isDetail) return { ...wish, place }
  return {
    text: [wish.text, before.text].filter(Boolean).join(' '),
    isBroad: before.isBroad,
    place,
    quantity: wish.quantity ?? before.quantity,
    deliversOn: wish.deliversOn ?? before.deliversOn,
    maxMinimumCents: wish.maxMinimumCents ?? before.maxMinimumCents,
    isVerified: wish.isVerified || before.isVerified,
    isOnOffer: wish.isOnOffer || before.isOnOffer,
    isBestRated: wish.isBestRated || before.isBestRated,
    isCheap: wish.isCheap || before.isCheap,
  }
}

/** Whether a wish says anything by which suppliers can be chosen. */
export const saysSomething = ({ text, isVerified, isOnOffer, isBestRated, deliversOn, maxMinimumCents }: Wish): boolean =>
  text !== '' || isVerified || isOnOffer || isBestRated || deliversOn !== null || maxMinimumCents !== null
