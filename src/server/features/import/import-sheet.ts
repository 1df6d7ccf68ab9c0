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
import { ImportRefused } from './refusal.ts'
import type { Sheet } from './sheet.ts'

/** A row that a reader of the report may want to look at. */
export type Remark = { line: number; businessName: string; text: string }

export type Outcome = {
  rows: number
  imported: number
  updated: number
  unchanged: number
  skipped: Remark[]
  /** Values that were left out of rows that were taken. */
  notes: Remark[]
  perCategory: Map<CategoryName, number>
}

export type Options = {
  choices?: Choices
  /** Writes nothing and answers the same. */
  dryRun?: boolean
  /** Hears of rows and bytes while they are read. */
  onProgress?: (rows: number, bytes: number) => void
}

/** Listings that are looked up and written together. */
const BATCH = 500

/** Brings the suppliers of a sheet in, all in one transaction: what breaks off changes nothing. @throws ImportRefused */
export function importSheet({ db, changes }: Pick<Context, 'db' | 'changes'>, sheet: Sheet, options: Options = {}): Promise<Outcome> {
  if (options.dryRun)
    return db
      .transaction()
      .setAccessMode('read only')
      .execute((tx) => readInto(tx, sheet, options, async () => {}))
  return inTransaction(db, async (tx) => {
    if (!(await lockImports(tx))) throw new ImportRefused('Another import is under way: wait until it has ended, then try again.')
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

type Verdict = CheckedRow & { businessName: string }

function checkOne(row: Row, sheet: Sheet, choices: Choices): Verdict {
  const values = sheet.valuesOf(row)
  if (!values)
    return { businessName: '', reason: 'It has more values than there are headings: a separator or quotation mark is out of place.' }
  return { businessName: values.businessName ?? '', ...checkRow(values, choices) }
}

/** Counts a row; answers its listing, unless it is skipped or there already. */
function take({ line }: Row, verdict: Verdict, lines: Map<string, number>, outcome: Outcome): ImportedListing | null {
  const { businessName } = verdict
  outcome.rows++
  if ('reason' in verdict) {
    outcome.skipped.push({ line, businessName, text: verdict.reason })
    return null
  }
  const { listing, notes } = verdict
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

/** Compares listings with what is there, and saves those that are new or differ; a listing that its supplier keeps stays as it is. */
async function settle(
  tx: Db,
  listings: ImportedListing[],
  lines: Map<string, number>,
  outcome: Outcome,
  save: (listings: StoredListing[]) => Promise<unknown>,
): Promise<void> {
  if (listings.length === 0) return
  const keys = listings.map(({ importKey }) => importKey)
  const there = new Map((await importedListings(tx, keys)).map((stored) => [stored.importKey, stored]))
  const changed: StoredListing[] = []
  for (const listing of listings) {
    const { importKey, businessName } = listing
    const stored = there.get(importKey)
    const wanted = merged(listing, stored)
    const fate = stored ? (stored.hasAccount || isSame(wanted, stored) ? 'unchanged' : 'updated') : 'imported'
    outcome[fate]++
    if (fate !== 'unchanged') changed.push(wanted)
    if (stored?.hasAccount)
      outcome.notes.push({ line: lines.get(importKey)!, businessName, text: 'All of it: its supplier keeps this listing.' })
  }
  if (changed.length > 0) await save(changed)
}
