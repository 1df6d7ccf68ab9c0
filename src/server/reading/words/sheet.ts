import type { StateCode } from '#contract/options.ts'
import type { FoundName } from '#server/vocabulary/name-index.ts'
import { itemAt } from '#shared/item-at.ts'
import type { PhrasePart, SupplierName } from './parts.ts'
import type { TypedWord } from './typed-words.ts'

/** A text, its words, and the longest name of the vocabulary that begins at each. */
export type Typed = {
  text: string
  words: readonly TypedWord[]
  names: readonly (FoundName | undefined)[]
  inState: StateCode | undefined
  /** Suppliers that the text may name. */
  suppliers: readonly SupplierName[]
}

/** The part to which each word belongs; undefined for a word that has not been read. */
export type Sheet = readonly (PhrasePart | undefined)[]

/** Returns the part that begins at a word, as far as it can be told from there. */
export type Reader = (typed: Typed, at: number, sheet: Sheet) => PhrasePart | undefined

/** Fills in what a reader finds among the words that nobody has read before. */
export function readBy(reader: Reader, typed: Typed, sheet: Sheet): Sheet {
  const next = [...sheet]
  for (let at = 0; at < next.length; at++) {
    const part = next[at] ? undefined : reader(typed, at, next)
    if (part) write(next, typed.words, part, at)
  }
  return next
}

/** Writes a part to its words, up to the end of the last, if none of them has been read. */
function write(sheet: (PhrasePart | undefined)[], words: readonly TypedWord[], part: PhrasePart, at: number): void {
  let end = at
  while (end < words.length && itemAt(words, end).from < part.to) if (sheet[end++]) return
  const last = words[end - 1]
  if (last) sheet.fill({ ...part, to: Math.max(part.to, last.to) }, at, end)
}

/** Returns the parts in the order of the text. */
export const partsOf = (sheet: Sheet): PhrasePart[] => [...new Set(sheet)].filter((part) => part !== undefined)
