import { isGoods, termsIn } from '#server/features/directory/dictionary/terms.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { NOTHING, type Ask, type Intent } from './ask.ts'
import { knownOf } from './goods-said.ts'
import type { Dropped } from './needs-said.ts'
import { readAsk } from './read-ask.ts'

/** Returns what messages ask for together, the oldest first: later ones add to earlier ones, until other goods are asked for. */
export const intentOf = (messages: string[]): Intent => messages.map((message) => readAsk(message)).reduce(added, NOTHING)

/** Returns a wish with what a further message adds to it. */
export function added(earlier: Intent, { intent: said, isDetail, isAboutThem, isVariant, dropped }: Ask): Intent {
  const before = without(earlier, dropped)
  const intent = isVariant ? variantOf(before, said) : said
  const place = intent.place ?? before.place
  // A place that was named holds for what is asked next too.
  if (intent.text !== '' && !((isDetail || isMadeBy(intent, before) || (intent.isUnknown && isAboutThem)) && before.text !== ''))
    return { ...intent, place }
  return {
    text: described(before.text, intent.text),
    head: before.text === '' ? intent.head : before.head,
    categories: before.text === '' ? intent.categories : before.categories,
    isUnknown: before.text === '' ? intent.isUnknown : before.isUnknown,
    isBroad: before.isBroad || (before.text === '' && intent.isBroad),
    place,
    quantity: intent.quantity ?? before.quantity,
    deliversOn: intent.deliversOn.length > 0 ? intent.deliversOn : before.deliversOn,
    speed: intent.speed ?? before.speed,
    maxMinimumCents: intent.maxMinimumCents ?? before.maxMinimumCents,
    isVerified: intent.isVerified || before.isVerified,
    hasPromotion: intent.hasPromotion || before.hasPromotion,
    isBestRated: intent.isBestRated || before.isBestRated,
    isCheap: intent.isCheap || before.isCheap,
    isClosest: intent.isClosest || before.isClosest,
  }
}

/** Returns another kind of what was asked for, where a name of both says so: after oat milk "soy" is soy milk, after bags "paper" paper bags. */
function variantOf({ head }: Intent, intent: Intent): Intent {
  const before = lookUp(head)
  const typed = intent.text || intent.head
  if (!before || typed === '' || wordsIn(typed).length > 2) return intent
  const name = [`${typed} ${before.term}`, `${typed} ${before.head}`, `${before.head} ${typed}`].find((each) => lookUp(each) !== undefined)
  const known = name === undefined ? undefined : knownOf(name)
  return name !== undefined && known?.categories[0] === before.category ? { ...intent, ...known, text: name, isUnknown: false } : intent
}

const without = (intent: Intent, dropped: Dropped[]): Intent => ({
  ...intent,
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

/** Returns whether a brand is named of what was asked for before: "it is a La Marzocco". */
const isMadeBy = ({ head, categories }: Intent, before: Intent): boolean =>
  lookUp(head)?.kind === 'brand' && categories.some((category) => before.categories.includes(category))

/** Returns whether a wish says anything by which suppliers can be chosen. */
export const saysSomething = ({ text, isVerified, hasPromotion, isBestRated, maxMinimumCents }: Intent): boolean =>
  text !== '' || isVerified || hasPromotion || isBestRated || maxMinimumCents !== null

/** Returns whether a message adds anything to what was asked for before. */
export const addsSomething = ({ intent, dropped, wantsOthers }: Ask): boolean =>
  saysSomething(intent) ||
  wantsOthers ||
  dropped.length > 0 ||
  intent.place !== null ||
  intent.quantity !== null ||
  intent.deliversOn.length > 0 ||
  intent.speed !== null ||
  intent.isCheap ||
  intent.isClosest
