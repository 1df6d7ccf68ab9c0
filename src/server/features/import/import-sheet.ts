import type { CategoryName } from '#contract/options.ts'
import type { ImportRow } from '#contract/supplier-imports.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import {
  lockImports,
  importedListings,
  saveImported,
  type ImportedListing,
  type StoredListing,
} from '#server/features/suppliers/import-queries.ts'
import type { Choices } from './categorise.ts'
import type { Row } from './csv-rows.ts'
import { checkRow, type CheckedRow } from './listing.ts'
import { isSame, merged } from './merge.ts'
import { ImportRunning } from './import-error.ts'
import type { Sheet } from './sheet.ts'

/** A remark of the report on a row. */
export type Remark = { line: number; businessName: string; text: string }

export type Outcome = {
  rows: number
  imported: number
  updated: number
  unchanged: number
  skipped: Remark[]
  /** Values that were left out of rows that were imported. */
  notes: Remark[]
  perCategory: Map<CategoryName, number>
}

/** A step of an import, which is one transaction: what became of its rows, and how far the file is read after it. */
export type Step = { rows: ImportRow[]; rowsRead: number; bytesRead: number }

export type Options = {
  choices?: Choices
  /** Writes nothing and returns the same outcome. */
  dryRun?: boolean
  /** Is called after every row with the rows and bytes read so far. */
  onProgress?: (rows: number, bytes: number) => void
  /** Is called for each step with the transaction that saves it. */
  onStep?: (tx: Db, step: Step) => Promise<void>
}

/** Rows that are compared and saved together. */
const BATCH = 500

/** Imports the suppliers of a sheet in one transaction, so a failed import changes nothing. @throws ImportError */
export function importSheet({ db, changes }: Pick<Context, 'db' | 'changes'>, sheet: Sheet, options: Options = {}): Promise<Outcome> {
  if (options.dryRun)
    return db
      .transaction()
      .setAccessMode('read only')
      .execute((tx) => readInto(tx, sheet, options, async () => {}))
  return inTransaction(db, async (tx) => {
    await lockOrThrow(tx)
    const outcome = await readInto(tx, sheet, options, saveImported)
    if (outcome.imported + outcome.updated > 0) await changes.publish(tx)
    return outcome
  })
}

/**
 * Imports a sheet in steps of a transaction each, so that others are served meanwhile; after a crash it goes on with the row after `done`.
 * `onStep` records how far it is. @throws ImportError
 */
export async function importInSteps(
  { db, changes }: Pick<Context, 'db' | 'changes'>,
  sheet: Sheet,
  { done, ...options }: Options & { done: number },
): Promise<void> {
  const save = async (tx: Db, listings: StoredListing[]) => {
    await saveImported(tx, listings)
    await changes.publish(tx)
  }
  const inOwnTransaction = (work: (tx: Db) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      await lockOrThrow(tx)
      await work(tx)
    })
  await readInto(db, sheet, { ...options, done, inOwnTransaction }, save)
}

async function lockOrThrow(tx: Db): Promise<void> {
  if (!(await lockImports(tx))) throw new ImportRunning()
}

type Steps = {
  /** The rows that an earlier attempt has imported. */
  done?: number
  inOwnTransaction?: (work: (tx: Db) => Promise<void>) => Promise<void>
}
type Save = (tx: Db, listings: StoredListing[]) => Promise<unknown>

async function readInto(db: Db, sheet: Sheet, options: Options & Steps, save: Save): Promise<Outcome> {
  const { choices = new Map(), onProgress, onStep, done = 0, inOwnTransaction = (work) => work(db) } = options
  const outcome: Outcome = { rows: 0, imported: 0, updated: 0, unchanged: 0, skipped: [], notes: [], perCategory: new Map() }
  const lines = new Map<string, number>()
  let taken: Taken[] = []
  let bytesRead = 0
  const finish = async () => {
    if (taken.length === 0) return
    await inOwnTransaction(async (tx) => {
      const rows = await settle(tx, taken, outcome, save)
      await onStep?.(tx, { rows, rowsRead: outcome.rows, bytesRead })
    })
    taken = []
  }
  for await (const row of sheet.rows((count) => (bytesRead += count))) {
    const one = take(row, checkOne(row, sheet, choices), lines, outcome)
    if (outcome.rows > done) taken.push(one)
    if (taken.length === BATCH) await finish()
    onProgress?.(outcome.rows, bytesRead)
  }
  await finish()
  return outcome
}

type NamedRow = CheckedRow & { businessName: string }

function checkOne(row: Row, sheet: Sheet, choices: Choices): NamedRow {
  const values = sheet.valuesOf(row)
  if (!values)
    return { businessName: '', reason: 'It has more values than there are headings: a separator or quotation mark is out of place.' }
  return { businessName: values.businessName ?? '', ...checkRow(values, choices) }
}

/** A row as it was read: with its listing, or with the reason why it is skipped. */
type Taken = Remark & { listing: ImportedListing | null; notes: string[] }

/** Counts a row; it is skipped when it is invalid or duplicates an earlier one. */
function take({ line }: Row, checked: NamedRow, lines: Map<string, number>, outcome: Outcome): Taken {
  const { businessName } = checked
  outcome.rows++
  const skipped = (text: string): Taken => {
    outcome.skipped.push({ line, businessName, text })
    return { line, businessName, text, listing: null, notes: [] }
  }
  if ('reason' in checked) return skipped(checked.reason)
  const { listing, notes } = checked
  const earlier = lines.get(listing.importKey)
  if (earlier !== undefined) return skipped(`Duplicate: the same name and address as line ${earlier}.`)
  lines.set(listing.importKey, line)
  outcome.notes.push(...notes.map((text) => ({ line, businessName, text })))
  outcome.perCategory.set(listing.category, (outcome.perCategory.get(listing.category) ?? 0) + 1)
  return { line, businessName, text: '', listing, notes }
}

/**
 * Compares the listings of rows with the stored ones and saves those that are new or differ; returns what became of each row. A listing with
 * an account is never changed.
 */
async function settle(tx: Db, taken: Taken[], outcome: Outcome, save: Save): Promise<ImportRow[]> {
  const keys = taken.flatMap(({ listing }) => listing?.importKey ?? [])
  const stored = keys.length === 0 ? [] : await importedListings(tx, keys)
  const storedByKey = new Map(stored.map((listing) => [listing.importKey, listing]))
  const changed: StoredListing[] = []
  const rows = taken.map(({ line, businessName, text, listing, notes }): ImportRow => {
    if (!listing) return { line, businessName, outcome: 'skipped', note: text }
    const before = storedByKey.get(listing.importKey)
    const next = merged(listing, before)
    const change = before ? (before.hasAccount || isSame(next, before) ? 'unchanged' : 'updated') : 'imported'
    outcome[change]++
    if (change !== 'unchanged') changed.push(next)
    if (before?.hasAccount) outcome.notes.push({ line, businessName, text: KEPT })
    const all = before?.hasAccount ? [...notes, KEPT] : notes
    return { line, businessName, outcome: change, note: all.length > 0 ? all.join(' ') : null }
  })
  if (changed.length > 0) await save(tx, changed)
  return rows
}

const KEPT = 'All of it: its supplier keeps this listing.'
