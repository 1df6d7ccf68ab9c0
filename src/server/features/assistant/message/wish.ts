import { isGoods, termsIn } from '#server/features/directory/dictionary/terms.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { NOTHING, type Ask, type Wish } from './ask.ts'
import { knownOf } from './goods-said.ts'
import type { Dropped } from './needs-said.ts'
import { readAsk } from './read-ask.ts'

/** Returns what messages ask for together, the oldest first: later ones add to earlier ones, until other goods are asked for. */
export const wishOf = (messages: string[]): Wish => messages.map((message) => readAsk(message)).reduce(added, NOTHING)

/** Returns a wish with what a further message adds to it. */
export function added(earlier: Wish, { wish: said, isDetail, isAboutThem, isVariant, dropped }: Ask): Wish {
  const before = without(earlier, dropped)
  const wish = isVariant ? variantOf(before, said) : said
  const place = wish.place ?? before.place
  // A place that was named holds for what is asked next too.
  if (wish.text !== '' && !((isDetail || isMadeBy(wish, before) || (wish.isUnknown && isAboutThem)) && before.text !== ''))
    return { ...wish, place }
  return {
    text: described(before.text, wish.text),
    head: before.text === '' ? wish.head : before.head,
    categories: before.text === '' ? wish.categories : before.categories,
    isUnknown: before.text === '' ? wish.isUnknown : before.isUnknown,
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

/** Returns another kind of what was asked for, where a name of both says so: after oat milk "soy" is soy milk, after bags "paper" paper bags. */
function variantOf({ head }: Wish, wish: Wish): Wish {
  const before = lookUp(head)
  const typed = wish.text || wish.head
  if (!before || typed === '' || wordsIn(typed).length > 2) return wish
  const name = [`${typed} ${before.term}`, `${typed} ${before.head}`, `${before.head} ${typed}`].find((each) => lookUp(each) !== undefined)
  const known = name === undefined ? undefined : knownOf(name)
  return name !== undefined && known?.categories[0] === before.category ? { ...wish, ...known, text: name, isUnknown: false } : wish
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

/** Whether a brand is named of what was asked for before: "it is a La Marzocco". */
const isMadeBy = ({ head, categories }: Wish, before: Wish): boolean =>
  lookUp(head)?.kind === 'brand' && categories.some((category) => before.categories.includes(category))

/** Whether a wish says anything by which suppliers can be chosen. */
export const saysSomething = ({ text, isVerified, isOnOffer, isBestRated, maxMinimumCents }: Wish): boolean =>
  text !== '' || isVerified || isOnOffer || isBestRated || maxMinimumCents !== null

/** Whether a message adds anything to what was asked for before. */
export const addsSomething = ({ wish, dropped, wantsOthers }: Ask): boolean =>
  saysSomething(wish) ||
  wantsOthers ||
  dropped.length > 0 ||
  wish.place !== null ||
  wish.quantity !== null ||
  wish.deliversOn.length > 0 ||
  wish.speed !== null ||
  wish.isCheap ||
  wish.isClosest
