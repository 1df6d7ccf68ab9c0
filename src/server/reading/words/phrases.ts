import { lastItem } from '#shared/item-at.ts'
import { type PhrasePart, textOf } from './parts.ts'

/** Words after which stands what the thing is for, with or from, and no longer the thing. */
const BREAK = /^(?:for|with|without|in|near|from|to|by|at|on|around|that|who|which|about|like)$/i

/** Splits parts into phrases at prepositions and places: the first that names something decides. There is one at least. */
export const phrasesOf = (text: string, parts: readonly PhrasePart[]): PhrasePart[][] =>
  parts.reduce<PhrasePart[][]>(
    (list, part) => {
      const isBreak = part.kind === 'place' || (part.kind === 'filler' && BREAK.test(textOf(text, part)))
      if (isBreak) return [...list, []]
      // The list begins with one.
      lastItem(list).push(part)
      return list
    },
    [[]],
  )
