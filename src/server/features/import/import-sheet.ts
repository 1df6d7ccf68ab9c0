import type { DryRow } from '#contract/owner/supplier-imports.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertImported, lockImports, rememberKeys, updateImported } from '#server/features/suppliers/import-queries.ts'
import type { Choices } from './listing/categorise.ts'
import { ImportRunning } from './file/import-error.ts'
import { checkRow } from './listing/listing.ts'
import { noOutcome, type Outcome } from './matching/outcome.ts'
import type { Earlier, RowAnswers } from './matching/recognise.ts'
import { settle, type ReadRow, type Writes } from './matching/settle.ts'
import type { Sheet } from './sheet.ts'

/** A step of an import, which is one transaction: what became of its rows, and how far the file is read after it. */
export type Step = { rows: DryRow[]; rowsRead: number; bytesRead: number }

export type Options = {
  choices?: Choices
  /** Writes nothing and returns the same outcome. */
  dryRun?: boolean
  /** Replaces also what people have entered since the last import. */
  overwrite?: boolean | undefined
  /** What the owner has answered for rows of this file, by their lines. */
  answers?: ReadonlyMap<number, RowAnswers>
  /** Is called after every row with the rows and bytes read so far. */
  onProgress?: (rows: number, bytes: number) => void
  /** Is called for each step with the transaction that saves it. */
  onStep?: (tx: Db, step: Step) => Promise<void>
}

/** Rows that are compared and saved together. */
const BATCH = 500
const NO_ANSWERS: RowAnswers = new Map()

/** Imports the suppliers of a sheet in one transaction, so a failed import changes nothing. @throws ImportError */
export function importSheet({ db, changes }: Pick<Context, 'db' | 'changes'>, sheet: Sheet, options: Options = {}): Promise<Outcome> {
  if (options.dryRun)
    return db
      .transaction()
      .setAccessMode('read only')
      .execute((tx) => readInto(tx, sheet, options, async () => {}))
  return inTransaction(db, async (tx) => {
    await lockOrThrow(tx)
    const outcome = await readInto(tx, sheet, options, save)
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
  const saveAndPublish = async (tx: Db, writes: Writes) => {
    await save(tx, writes)
    if (writes.added.length + writes.changed.length > 0) await changes.publish(tx)
  }
  const inOwnTransaction = (work: (tx: Db) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      await lockOrThrow(tx)
      await work(tx)
    })
  await readInto(db, sheet, { ...options, done, inOwnTransaction }, saveAndPublish)
}

async function lockOrThrow(tx: Db): Promise<void> {
  if (!(await lockImports(tx))) throw new ImportRunning()
}

async function save(tx: Db, { added, changed, keys }: Writes): Promise<void> {
  if (added.length > 0) await insertImported(tx, added)
  if (changed.length > 0) await updateImported(tx, changed)
  if (keys.length > 0) await rememberKeys(tx, keys)
}

type Steps = {
  /** The rows that an earlier attempt has imported. */
  done?: number
  inOwnTransaction?: (work: (tx: Db) => Promise<void>) => Promise<void>
}

async function readInto(
  db: Db,
  sheet: Sheet,
  options: Options & Steps,
  write: (tx: Db, writes: Writes) => Promise<unknown>,
): Promise<Outcome> {
  const { choices = new Map(), overwrite = false, answers, onProgress, onStep, done = 0, inOwnTransaction = (work) => work(db) } = options
  const outcome = noOutcome()
  const earlier: Earlier = { lines: new Map(), listings: new Map(), added: new Set() }
  let read: ReadRow[] = []
  let bytesRead = 0
  const finish = async () => {
    if (read.length === 0) return
    await inOwnTransaction(async (tx) => {
      const { rows, writes } = await settle(tx, read, { outcome, earlier, overwrite })
      await write(tx, writes)
      if (rows.length > 0) await onStep?.(tx, { rows, rowsRead: outcome.rows, bytesRead })
    })
    read = []
  }
  for await (const row of sheet.rows((count) => (bytesRead += count))) {
    const fault = sheet.faultOf(row)
    const values = sheet.valuesOf(row)
    outcome.rows++
    read.push({
      line: row.line,
      values: fault === null ? values : { ...values, businessName: null, id: null },
      checked: fault === null ? checkRow(values, choices) : { reason: fault },
      isOwnFile: sheet.isOwn,
      isDone: outcome.rows <= done,
      answers: answers?.get(row.line) ?? NO_ANSWERS,
    })
    if (read.length === BATCH) await finish()
    onProgress?.(outcome.rows, bytesRead)
  }
  await finish()
  return outcome
}
