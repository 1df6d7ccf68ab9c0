import type { DryRow } from '#contract/owner/supplier-imports.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import type { CategoryName } from '#contract/options.ts'
import { type Effect, insertImported, lockImports, rememberKeys, updateImported } from '#server/features/suppliers/import-queries.ts'
import type { Choices } from './listing/categorise.ts'
import { ImportRunning } from './file/import-error.ts'
import { checkRow } from './listing/listing.ts'
import { noOutcome, type Outcome } from './matching/outcome.ts'
import type { Earlier, RowAnswers } from './matching/recognise.ts'
import { settle, type ReadRow, type Writes } from './matching/settle.ts'
import type { Sheet } from './sheet.ts'

/** A step of an import, which is one transaction: what became of its rows, and how far the file is read after it. */
export type Step = { rows: DryRow[]; effects: Effect[]; rowsRead: number; bytesRead: number }

/** What the owner has said of a row: that it is left out, or what its category is. */
export type RowChoice = { isLeftOut: boolean; category: CategoryName | null }

export type Options = {
  choices?: Choices
  /** Writes nothing and returns the same outcome. */
  dryRun?: boolean
  /** Replaces also what people have entered since the last import. */
  overwrite?: boolean | undefined
  /** What the owner has answered for rows of this file, by their lines. */
  answers?: ReadonlyMap<number, RowAnswers>
  /** What the owner has said of rows of this file, by their lines. */
  rowChoices?: ReadonlyMap<number, RowChoice> | undefined
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
      .execute((tx) => readInto(tx, sheet, options, async () => []))
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
    const effects = await save(tx, writes)
    if (effects.length > 0) await changes.publish(tx)
    return effects
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

async function save(tx: Db, { added, changed, before, keys }: Writes): Promise<Effect[]> {
  const inserted = added.length > 0 ? await insertImported(tx, added) : []
  const updated = changed.length > 0 ? await updateImported(tx, changed) : []
  if (keys.length > 0) await rememberKeys(tx, keys)
  return [...inserted, ...updated].map((written) => ({ ...written, writtenOver: before.get(written.id) ?? null }))
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
  write: (tx: Db, writes: Writes) => Promise<Effect[]>,
): Promise<Outcome> {
  const { overwrite = false, onProgress, onStep, done = 0, inOwnTransaction = (work) => work(db) } = options
  const outcome = noOutcome()
  const earlier: Earlier = { lines: new Map(), listings: new Map(), added: new Set() }
  let read: ReadRow[] = []
  let bytesRead = 0
  const finish = async () => {
    if (read.length === 0) return
    await inOwnTransaction(async (tx) => {
      const { rows, writes } = await settle(tx, read, { outcome, earlier, overwrite })
      const effects = await write(tx, writes)
      if (rows.length > 0) await onStep?.(tx, { rows, effects, rowsRead: outcome.rows, bytesRead })
    })
    read = []
  }
  for await (const row of sheet.rows((count) => (bytesRead += count))) {
    outcome.rows++
    read.push({ ...readRow(sheet, row, options), isDone: outcome.rows <= done })
    if (read.length === BATCH) await finish()
    onProgress?.(outcome.rows, bytesRead)
  }
  await finish()
  return outcome
}

/** Reads a row as the owner has decided about it. */
function readRow(
  sheet: Sheet,
  row: Parameters<Sheet['valuesOf']>[0],
  { choices = new Map(), answers, rowChoices }: Options,
): Omit<ReadRow, 'isDone'> {
  const fault = sheet.faultOf(row)
  const values = sheet.valuesOf(row)
  const { isLeftOut, category } = rowChoices?.get(row.line) ?? { isLeftOut: false, category: null }
  // A category that the owner has named goes before what a mapping says of the industry.
  const chosen: [typeof values, Choices] = category === null ? [values, choices] : [{ ...values, category }, new Map()]
  return {
    line: row.line,
    values: fault === null ? values : { ...values, businessName: null, id: null },
    checked: fault !== null ? { reason: fault } : isLeftOut ? { reason: LEFT_OUT } : checkRow(...chosen),
    isOwnFile: sheet.isOwn,
    isLeftOut,
    answers: answers?.get(row.line) ?? NO_ANSWERS,
  }
}

const LEFT_OUT = 'You left it out.'
