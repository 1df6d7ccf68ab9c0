import type { StateCode } from '#contract/options.ts'
import { amountAt } from './amounts.ts'
import { doingAt } from './doings.ts'
import { fillerAt, lineNumberAt } from './fillers.ts'
import { nameAt, namesIn, sureNameAt } from './names.ts'
import type { Part } from './parts.ts'
import { periodAt } from './periods.ts'
import { withPlace } from './places.ts'
import { partsOf, readBy, type Reader, type Sheet, type Typed } from './sheet.ts'
import { wordsOf } from './typed-words.ts'

type Options = {
  /** Of places with one name the one in this state is preferred. */
  inState?: StateCode | undefined
}

/** What is read before the place and after it. Whoever comes first has the words (docs/reading.md). */
const BEFORE_THE_PLACE: Reader[] = [lineNumberAt, sureNameAt, periodAt, doingAt]
const AFTER_THE_PLACE: Reader[] = [amountAt, nameAt, fillerAt]

/**
 * Reads what somebody typed (docs/reading.md). The parts are in the order of the text, do not overlap, and cover each of its words, up to
 * 2,000 characters.
 */
export function read(text: string, { inState }: Options = {}): Part[] {
  const words = wordsOf(text)
  const typed: Typed = { text, words, names: namesIn(words), inState }
  const begun = readAll(
    BEFORE_THE_PLACE,
    typed,
    Array.from(words, () => undefined),
  )
  return partsOf(readAll(AFTER_THE_PLACE, typed, withPlace(typed, begun)))
}

const readAll = (readers: readonly Reader[], typed: Typed, sheet: Sheet): Sheet =>
  readers.reduce((read, reader) => readBy(reader, typed, read), sheet)
