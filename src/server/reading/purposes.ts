import { isSold } from '#server/vocabulary/entry.ts'
import { itemAt } from '#shared/item-at.ts'
import type { Reader } from './words/sheet.ts'
import { at } from './words/sticky.ts'

const WORDS_BEFORE =
  'small|little|tiny|big|large|new|busy|local|wine|cocktail|sports|sushi|burger|pizza|kebab|noodle|ramen|juice|coffee|tapas'
const VENUES = 'bars?|pubs?|clubs?|canteens?|kiosks?|food trucks?|food vans?|bistros?|takeaways?|pizzerias?|eater(?:y|ies)|hotels?|motels?'
const KINDS = '(?:restaurants?|cafes?|shops?|joints?|places?)'
const VENUE = at(`(?:(?:${WORDS_BEFORE})\\s+)*(?:${VENUES})|(?:(?:${WORDS_BEFORE})\\s+)+${KINDS}`)
const PUT_IN = at('fridges?|counters?|weddings?|part(?:y|ies)|functions?|events?|birthdays?')
const AFTER_FOR = /\bfor\s+(?:(?:a|an|my|our|the|this)\s+)?$/i
/** Where suppliers go: "who supplies to food trucks". */
const AFTER_SELLING = /\b(?:suppl(?:y|ies|ying)|sells?|selling|deliver(?:s|y|ing)?)(?:\s+to)?\s+$/i
const AFTER_OWNING = /\b(?:i|we)(?:\s+(?:run|own|have|manage|are|am)|['’]?(?:m|re))\s+(?:a|an|the|two|three)\s+$/i
const PEOPLE = at('staff|waiters|waitstaff|employees|workers')
const AFTER_NUMBER = /\bfor\s+(?:about\s+|around\s+)?\d{1,4}\s+$/i
/** How far before a word "for" may begin. */
const NEAR = 24

/**
 * Reads whom goods are for, which says nothing of who sells them: "gin for a small bar", "milk for our fridge", "aprons for 6 staff", and who
 * somebody is: "we run a pub".
 */
export const purposeAt: Reader = ({ text, words, names }, at) => {
  // The caller has the word.
  const { from } = itemAt(words, at)
  const before = text.slice(Math.max(0, from - NEAR), from)
  const isAfterGoods = () => names.slice(0, at).some((name) => name && isSold(name.entry)) || /\bsomething\b/i.test(text.slice(0, from))
  const to = purposesAfter(before, isAfterGoods)
    .map((purpose) => endIn(purpose, text, from))
    .find((end) => end !== undefined)
  return to === undefined ? undefined : { from, to, kind: 'filler' }
}

/** Returns what may follow such words. */
function purposesAfter(before: string, isAfterGoods: () => boolean): RegExp[] {
  if (AFTER_OWNING.test(before) || AFTER_SELLING.test(before)) return [VENUE]
  const purposes = [...(AFTER_FOR.test(before) ? [VENUE, PUT_IN] : []), ...(AFTER_NUMBER.test(before) ? [PEOPLE] : [])]
  return purposes.length > 0 && isAfterGoods() ? purposes : []
}

function endIn(purpose: RegExp, text: string, from: number): number | undefined {
  purpose.lastIndex = from
  return purpose.test(text) ? purpose.lastIndex : undefined
}
