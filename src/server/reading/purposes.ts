import { isSold } from '#server/vocabulary/entry.ts'
import type { Reader } from './sheet.ts'
import { at } from './sticky.ts'

const VENUE = at(
  '(?:(?:small|little|tiny|big|large|new|busy|local|wine|cocktail|sports)\\s+)*(?:bars?|pubs?|clubs?|canteens?|kiosks?|food trucks?|food vans?|bistros?|fridges?|counters?)',
)
const AFTER_FOR = /\bfor\s+(?:(?:a|an|my|our|the|this)\s+)?$/i
const PEOPLE = at('staff|waiters|waitstaff|employees|workers')
const AFTER_NUMBER = /\bfor\s+(?:about\s+|around\s+)?\d{1,4}\s+$/i
/** How far before a word "for" may begin. */
const NEAR = 24

/** Reads whom goods are for, which says nothing of who sells them: "gin for a small bar", "milk for our fridge", "aprons for 6 staff". */
export const purposeAt: Reader = ({ text, words, names }, at) => {
  // The caller has the word.
  const { from } = words[at]!
  const before = text.slice(Math.max(0, from - NEAR), from)
  const purpose = AFTER_FOR.test(before) ? VENUE : AFTER_NUMBER.test(before) ? PEOPLE : undefined
  if (!purpose || !names.slice(0, at).some((name) => name && isSold(name.entry))) return undefined
  purpose.lastIndex = from
  const found = purpose.exec(text)
  return found ? { from, to: from + found[0].length, kind: 'filler' } : undefined
}
