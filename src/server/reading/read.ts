import type { StateCode } from '#contract/options.ts'
import { KeptTexts } from '#server/vocabulary/kept-texts.ts'
import { amountAt } from './amounts/amounts.ts'
import { doingAt } from './doings.ts'
import { fillerAt, lineNumberAt } from './words/fillers.ts'
import { nameAt, namesIn, sureNameAt } from './names.ts'
import type { PhrasePart, SupplierName } from './words/parts.ts'
import { periodAt } from './periods/periods.ts'
import { withPlace, withPlaceWithin } from './places.ts'
import { purposeAt } from './purposes.ts'
import { partsOf, readBy, type Reader, type Sheet, type Typed } from './words/sheet.ts'
import { supplierAt } from './supplier-names.ts'
import { wordsOf } from './words/typed-words.ts'

export type ReadOptions = {
  /** Suppliers that the text may name, found by `namesToLookUp`. Without them no supplier is read. */
  suppliers?: readonly SupplierName[] | undefined
  /** Of places with one name the one in this state is preferred. */
  inState?: StateCode | undefined
  /** Whether the text is talk, in which a place may stand anywhere. In a search it may be part of a name there. */
  isTalk?: boolean | undefined
}

/** What is read before the place and after it. Whoever comes first has the words (docs/reading.md). */
const BEFORE_THE_PLACE: Reader[] = [lineNumberAt, supplierAt, purposeAt, sureNameAt, periodAt, doingAt]
const AFTER_THE_PLACE: Reader[] = [amountAt, nameAt, fillerAt]

/** Texts whose parts are kept: a search reads its own for its place, its day, its goods and its unknown words, and so does each list of a page. */
const MAX_KEPT = 200
const kept = new KeptTexts<readonly PhrasePart[]>(MAX_KEPT)

/**
 * Reads what somebody typed (docs/reading.md). The parts are in the order of the text, do not overlap, and cover each of its words, up to
 * 2,000 characters.
 */
export function read(text: string, options: ReadOptions = {}): readonly PhrasePart[] {
  const { inState = null, suppliers = [], isTalk = false } = options
  const key = JSON.stringify([text, inState, suppliers.map(({ id, key }) => [id, key]), isTalk])
  return kept.get(text, () => readAnew(text, options), key)
}

function readAnew(text: string, { inState, suppliers = [], isTalk }: ReadOptions): PhrasePart[] {
  const words = wordsOf(text)
  const typed: Typed = { text, words, names: namesIn(words), inState, suppliers }
  const begun = readAll(
    BEFORE_THE_PLACE,
    typed,
    Array.from(words, () => undefined),
  )
  const sheet = readAll(AFTER_THE_PLACE, typed, withPlace(typed, begun))
  return partsOf(isTalk ? withPlaceWithin(typed, sheet) : sheet)
}

const readAll = (readers: readonly Reader[], typed: Typed, sheet: Sheet): Sheet =>
  readers.reduce((read, reader) => readBy(reader, typed, read), sheet)
