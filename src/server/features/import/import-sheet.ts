import type { CategoryName } from '#contract/options.ts'
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
import { ImportError } from './import-error.ts'
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

export type Options = {
  choices?: Choices
  /** Writes nothing and returns the same outcome. */
  dryRun?: boolean
  /** Is called after every row with the rows and bytes read so far. */
  onProgress?: (rows: number, bytes: number) => void
}

/** Listings that are looked up and saved in one statement. */
const BATCH = 500

/** Imports the suppliers of a sheet in one transaction, so a failed import changes nothing. @throws ImportError */
export function importSheet({ db, changes }: Pick<Context, 'db' | 'changes'>, sheet: Sheet, options: Options = {}): Promise<Outcome> {
  if (options.dryRun)
    return db
      .transaction()
      .setAccessMode('read only')
      .execute((tx) => readInto(tx, sheet, options, async () => {}))
  return inTransaction(db, async (tx) => {
    if (!(await lockImports(tx))) throw new ImportError('Another import is under way: wait until it has ended, then try again.')
    const outcome = await readInto(tx, sheet, options, (listings) => saveImported(tx, listings))
    if (outcome.imported + outcome.updated > 0) await changes.publish(tx)
    return outcome
  })
}

async function readInto(
  tx: Db,
  sheet: Sheet,
  { choices = new Map(), onProgress }: Options,
  save: (listings: StoredListing[]) => Promise<unknown>,
): Promise<Outcome> {
  const outcome: Outcome = { rows: 0, imported: 0, updated: 0, unchanged: 0, skipped: [], notes: [], perCategory: new Map() }
  const lines = new Map<string, number>()
  let batch: ImportedListing[] = []
  let bytes = 0
  for await (const row of sheet.rows((count) => (bytes += count))) {
    const listing = take(row, checkOne(row, sheet, choices), lines, outcome)
    if (listing) batch.push(listing)
    if (batch.length === BATCH) {
      await settle(tx, batch, lines, outcome, save)
      batch = []
    }
    onProgress?.(outcome.rows, bytes)
  }
  await settle(tx, batch, lines, outcome, save)
  return outcome
}

type NamedRow = CheckedRow & { businessName: string }

function checkOne(row: Row, sheet: Sheet, choices: Choices): NamedRow {
  const values = sheet.valuesOf(row)
  if (!values)
    return { businessName: '', reason: 'It has more values than there are headings: a separator or quotation mark is out of place.' }
  return { businessName: values.businessName ?? '', ...checkRow(values, choices) }
}

/** Counts a row and returns its listing, or null when the row is skipped: it is invalid or duplicates an earlier one. */
function take({ line }: Row, checked: NamedRow, lines: Map<string, number>, outcome: Outcome): ImportedListing | null {
  const { businessName } = checked
  outcome.rows++
  if ('reason' in checked) {
    outcome.skipped.push({ line, businessName, text: checked.reason })
    return null
  }
  const { listing, notes } = checked
  const earlier = lines.get(listing.importKey)
  if (earlier !== undefined) {
    outcome.skipped.push({ line, businessName, text: `Duplicate: the same name and address as line ${earlier}.` })
    return null
  }
  lines.set(listing.importKey, line)
  outcome.notes.push(...notes.map((text) => ({ line, businessName, text })))
  outcome.perCategory.set(listing.category, (outcome.perCategory.get(listing.category) ?? 0) + 1)
  return listing
}

/** Compares listings with the stored ones and saves those that are new or differ. A listing with an account is never changed. */
async function settle(
  tx: Db,
  listings: ImportedListing[],
  lines: Map<string, number>,
  outcome: Outcome,
  save: (listings: StoredListing[]) => Promise<unknown>,
): Promise<void> {
  if (listings.length === 0) return
  const keys = listings.map(({ importKey }) => importKey)
  const storedByKey = new Map((await importedListings(tx, keys)).map((stored) => [stored.importKey, stored]))
  const changed: StoredListing[] = []
  for (const listing of listings) {
    const { importKey, businessName } = listing
    const stored = storedByKey.get(importKey)
    const next = merged(listing, stored)
    const change = stored ? (stored.hasAccount || isSame(next, stored) ? 'unchanged' : 'updated') : 'imported'
    outcome[change]++
    if (change !== 'unchanged') changed.push(next)
    // `take` has recorded the line of each listing.
    if (stored?.hasAccount)
      outcome.notes.push({ line: lines.get(importKey)!, businessName, text: 'All of it: its supplier keeps this listing.' })
  }
  if (changed.length > 0) await save(changed)
}
