import type { DryRow, ImportRow, ListingQuestion } from '#contract/owner/supplier-imports.ts'
import type { Db } from '#server/db/db.ts'
import {
  candidatesFor,
  type ChangedListing,
  type Effect,
  type KnownListing,
  type NewListing,
} from '#server/features/suppliers/import-queries.ts'
import { isAsStored, otherColumns } from './alike.ts'
import type { CheckedRow, Values } from '#server/features/import/listing/listing.ts'
import { itemAt } from '#shared/item-at.ts'
import { mergedInto, newListing } from './merge.ts'
import type { Outcome } from './outcome.ts'
import { alreadyHere, answersInWords, changesInWords, KEPT_BY_SUPPLIER, whySecond } from './outcome-texts.ts'
import { recognise, rememberRow, type Earlier, type Question, type Recognised, type RowAnswers } from './recognise.ts'

/** A row as it was read, with its listing or the reason why it has none. */
export type ReadRow = {
  line: number
  values: Values
  checked: CheckedRow
  isOwnFile: boolean
  isDone: boolean
  answers: RowAnswers
  isLeftOut: boolean
}

/** What one step of an import writes: new listings, changed ones, and the keys by which listings are known again. */
export type Writes = {
  added: NewListing[]
  changed: ChangedListing[]
  /** What the changed ones had, by their ids. */
  before: Map<number, NonNullable<Effect['writtenOver']>>
  keys: { id: number; importKey: string }[]
}

type Settling = { outcome: Outcome; earlier: Earlier; overwrite: boolean }
type Settled = Pick<ImportRow, 'outcome'> & { notes: string[] }

/**
 * Compares rows with the stored listings, and returns what becomes of each and what is to be written. A listing with an account is never
 * changed. Of rows that an earlier attempt has imported it only remembers which listings they are.
 */
export async function settle(db: Db, read: ReadRow[], settling: Settling): Promise<{ rows: DryRow[]; writes: Writes }> {
  const found = await candidatesFor(db, read.map(marksOf))
  const writes: Writes = { added: [], changed: [], before: new Map(), keys: [] }
  const rows = read.flatMap((row, at): DryRow[] => {
    // There are candidates for each row, none or more.
    const { nameKey, candidates } = itemAt(found, at)
    const recognised = recognisedOf(row, nameKey, candidates, settling.earlier)
    if (row.isDone) return remember(row, recognised, settling.earlier)
    const settled = settleOne(row, recognised, settling, writes)
    remember(row, recognised, settling.earlier)
    const businessName = row.values.businessName ?? ''
    count(row, settled, settling.outcome)
    const settledRow = { line: row.line, businessName, outcome: settled.outcome, note: settled.notes.join(' ') || null, ...readingOf(row) }
    const questions = questionsOf(recognised)
    return [questions.length === 0 ? settledRow : { ...settledRow, questions: questions.map(asQuestion) }]
  })
  return { rows, writes }
}

/** What a dry run shows of a row besides its outcome. */
function readingOf({ checked, isLeftOut }: ReadRow): Pick<DryRow, 'category' | 'place' | 'isLeftOut' | 'needsCategory'> {
  if ('reason' in checked) return { category: null, place: null, isLeftOut, needsCategory: checked.needsCategory === true }
  const { category, suburb, state, postcode } = checked.listing
  return { category, place: [suburb, state, postcode].filter(Boolean).join(' ') || null, isLeftOut, needsCategory: false }
}

const writtenOverOf = (stored: KnownListing): NonNullable<Effect['writtenOver']> => {
  const { id: _, version: __, nameKey: ___, hasAccount: ____, ...values } = stored
  return values
}

const questionsOf = (recognised: Recognised | null): Question[] =>
  recognised === null || recognised.kind === 'repeated' ? [] : recognised.questions

const asQuestion = ({ stored: { id, businessName }, isSame }: Question): ListingQuestion => ({
  supplierId: id,
  businessName,
  answer: isSame === null ? null : isSame ? 'same' : 'other',
})

const marksOf = ({ values, checked }: ReadRow) => {
  const listing = 'listing' in checked ? checked.listing : null
  return {
    importKey: listing?.importKey ?? null,
    id: idOf(values),
    abn: listing?.abn ?? null,
    businessName: listing?.businessName ?? values.businessName ?? '',
  }
}

const idOf = ({ id }: Values) => (/^\d{1,9}$/.test(id ?? '') ? Number(id) : null)

/** A row that says just what its listing has is that listing, even if no other would be imported with such values. */
function recognisedOf(row: ReadRow, nameKey: string | null, candidates: KnownListing[], earlier: Earlier): Recognised | null {
  const { values, checked, isOwnFile, answers } = row
  const id = idOf(values)
  if ('listing' in checked) return recognise({ listing: checked.listing, nameKey, id, isOwnFile, answers }, candidates, earlier)
  const stored = candidates.find((one) => one.id === id && isAsStored(values, one))
  return stored ? { kind: 'known', stored, isNamed: false, questions: [] } : null
}

function settleOne({ values, checked }: ReadRow, recognised: Recognised | null, settling: Settling, writes: Writes): Settled {
  if (recognised?.kind === 'known' && isAsStored(values, recognised.stored)) return unchanged(recognised)
  if ('reason' in checked) return { outcome: 'skipped', notes: [checked.reason] }
  switch (recognised?.kind) {
    case 'repeated':
      return { outcome: 'skipped', notes: [`Duplicate: the same ${recognised.what} as line ${recognised.line}.`] }
    case 'here':
      return { outcome: 'skipped', notes: [...answersInWords(recognised.questions), ...recognised.questions.slice(-1).map(whySecond)] }
    case 'known':
      return mergeKnown(values, checked, recognised, settling, writes)
    default:
      writes.added.push(newListing(checked.listing))
      return { outcome: 'imported', notes: [...answersInWords(questionsOf(recognised)), ...checked.notes] }
  }
}

type Known = Extract<Recognised, { kind: 'known' }>

const unchanged = (known: Known): Settled => ({ outcome: 'unchanged', notes: nameOf(known) })

const nameOf = ({ stored, isNamed, questions }: Known) => (isNamed ? [alreadyHere(stored), ...answersInWords(questions)] : [])

function mergeKnown(
  values: Values,
  { listing, notes }: Extract<CheckedRow, { listing: unknown }>,
  known: Known,
  { outcome, overwrite }: Settling,
  { changed, before, keys }: Writes,
): Settled {
  const { stored, isNamed } = known
  const { id, version } = stored
  const merged = mergedInto(stored, listing, otherColumns(values, stored), overwrite)
  const here = nameOf(known)
  if (isNamed && stored.importKey === null) keys.push({ id, importKey: listing.importKey })
  if (stored.hasAccount) {
    const differs = merged.changes.length + merged.kept.length > 0
    return { outcome: 'unchanged', notes: [...here, ...notes, ...(differs ? [KEPT_BY_SUPPLIER] : [])] }
  }
  if (merged.kept.length > 0) outcome.kept++
  const all = [...here, ...changesInWords(merged), ...notes]
  if (merged.changes.length === 0) return { outcome: 'unchanged', notes: all }
  before.set(id, writtenOverOf(stored))
  changed.push({ ...merged.values, id, version, importKey: isNamed ? listing.importKey : null, imported: merged.imported })
  return { outcome: 'updated', notes: all }
}

function remember({ line, checked }: ReadRow, recognised: Recognised | null, earlier: Earlier): [] {
  if (recognised?.kind === 'known') earlier.listings.set(recognised.stored.id, line)
  if (recognised?.kind === 'new' && 'listing' in checked) earlier.added.add(checked.listing.importKey)
  if ('listing' in checked && (recognised?.kind === 'known' || recognised?.kind === 'new')) rememberRow(checked.listing, line, earlier)
  return []
}

function count({ line, values, checked }: ReadRow, settled: Settled, outcome: Outcome): void {
  const remarks = settled.notes.map((text) => ({ line, businessName: values.businessName ?? '', text }))
  if (settled.outcome === 'skipped') outcome.skipped.push(...remarks)
  else {
    outcome[settled.outcome]++
    outcome.notes.push(...remarks)
    if ('listing' in checked)
      outcome.perCategory.set(checked.listing.category, (outcome.perCategory.get(checked.listing.category) ?? 0) + 1)
  }
}
