import { isBroadWord, isQuality, termsIn } from '#server/features/directory/terms.ts'
import { goodsAndPlaceIn } from './read-goods.ts'
import { droppedIn, needsIn, type Dropped, type Needs, type Take } from './read-needs.ts'
import { referenceIn, withoutQuestions, type Reference } from './read-reference.ts'

/** What a buyer looks for. */
export type Wish = Needs & {
  /** For the search of the marketplace; empty where nothing was said. */
  text: string
  /** Whether the text names goods so broadly that it has to be asked which: "food suppliers". */
  isBroad: boolean
  /** The label of a place, which as a location resolves to it again. */
  place: string | null
}

/** What one message asks for. */
export type Ask = Reference & {
  wish: Wish
  /** Whether the text only describes what was asked for before: "organic ones" and "with a grinder". */
  isDetail: boolean
  dropped: Dropped[]
}

const BEGINS_WITH_DETAIL = /^\s*(?:and |also |but |ones? |only )*(?:with|that|who (?:have|has|do|does|can|offer|also)|which|must have)\b/i

/** Reads what a message asks for. */
export function readMessage(message: string): Ask {
  let rest = message.replaceAll(/[?!;:()"“”]|[.,](?!\d)/g, ' ')
  const take: Take = (pattern) => {
    const found = pattern.exec(rest)
    if (found) rest = rest.replace(pattern, ' ')
    return found
  }
  const reference = referenceIn(take, rest)
  const dropped = droppedIn(take)
  const needs = needsIn(take)
  const { text: said, place, count } = goodsAndPlaceIn(withoutQuestions(rest))
  const text = said === '' ? goodsCounted(needs.quantity) : said
  return {
    ...reference,
    wish: { ...needs, text, place, quantity: needs.quantity ?? count, isBroad: areAll(text, isBroadWord) },
    isDetail: areAll(text, isQuality) || BEGINS_WITH_DETAIL.test(message),
    dropped,
  }
}

/** Whether a text has terms of one sort only. */
function areAll(text: string, isOne: (words: string) => boolean): boolean {
  const terms = termsIn(text)
  return terms.length > 0 && terms.every(({ own }) => isOne(own))
}

/** Returns what is counted where nothing else is said: "500 cups". */
const goodsCounted = (quantity: string | null): string =>
  /\b(?:cups|bags?|box(?:es)?|bottles?|kegs?|cartons?|trays?|loaves|staff)\b/i.exec(quantity ?? '')?.[0] ?? ''
