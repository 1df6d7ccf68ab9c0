import { sql } from 'kysely'
import { IMPORT_UNDO_DAYS, type ImportRow, type SupplierImport } from '#contract/owner/supplier-imports.ts'
import type { Db } from '#server/db/db.ts'
import type { Effect } from '#server/features/suppliers/import-queries.ts'
import { insertEffects } from './undo-queries.ts'
import type { StoredChoice } from './row-choice-queries.ts'
import type { StoredAnswer } from './answer-queries.ts'
import { rowsInSteps } from '#server/http/wire/rows-in-steps.ts'

const COLUMNS = [
  'id',
  'status',
  'username',
  'createdAt',
  'finishedAt',
  'bytes',
  'bytesRead',
  'rowsRead',
  'imported',
  'updated',
  'unchanged',
  'skipped',
  'error',
] as const
const ROW = ['line', 'businessName', 'outcome', 'note'] as const
/** Rows of a file that are read at a time. */
const STEP = 1000

/** Whether an import has changed a listing, which can be undone. */
const hasEffects = sql<boolean>`exists (select from import_effects e where e.import_id = imports.id)`
const importRows = (db: Db) =>
  db
    .selectFrom('imports')
    .select(COLUMNS)
    .select(['undoState', 'undoBy', 'takenOut', 'putBack', 'leftAlone', hasEffects.as('hasEffects')])

const DAY_MS = 24 * 60 * 60 * 1000

function toImport({ undoState, undoBy, takenOut, putBack, leftAlone, hasEffects, ...found }: ImportRecord): SupplierImport {
  const canEver = undoState === null && hasEffects && found.finishedAt !== null
  return {
    ...found,
    undoUntil: canEver ? new Date(Date.parse(found.finishedAt ?? '') + IMPORT_UNDO_DAYS * DAY_MS).toISOString() : null,
    undo:
      undoState && undoBy !== null ? { status: undoState, username: undoBy, removed: takenOut, restored: putBack, left: leftAlone } : null,
  }
}
type ImportRecord = Awaited<ReturnType<ReturnType<typeof importRows>['executeTakeFirstOrThrow']>>

/** An import as a resource of an access rule. */
export const importById = {
  what: 'This import',
  load: async (db: Db, { id }: { id: string }): Promise<SupplierImport | undefined> => {
    const found = await importRows(db).where('id', '=', id).executeTakeFirst()
    return found && toImport(found)
  },
}

/** Returns a page of the imports, the latest first. */
export async function importPage(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const rows = await importRows(db).orderBy('createdAt', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  const { total } = await db
    .selectFrom('imports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows.map(toImport), total }
}

type Started = { accountId: string; username: string; content: Buffer; overwrite: boolean; createdAt: Date }

/** Returns undefined while another import waits or runs, of which there is one at a time. */
export const insertImport = (
  tx: Db,
  { answers, rowChoices, ...started }: Started & { answers: StoredAnswer[]; rowChoices: StoredChoice[] },
) =>
  tx
    .insertInto('imports')
    .values({ ...started, answers: JSON.stringify(answers), rowChoices: JSON.stringify(rowChoices), bytes: started.content.length })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Marks an import as running and returns what is left of it; undefined once it has ended. */
export const beginImport = (db: Db, id: string) =>
  db
    .updateTable('imports')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .returning(['content', 'rowsRead', 'overwrite', 'answers', 'rowChoices'])
    .executeTakeFirst()

/** Stores what became of the rows of a step, and how far the import is. */
export async function saveStep(
  tx: Db,
  importId: string,
  { rows, effects, rowsRead, bytesRead }: { rows: ImportRow[]; effects: Effect[]; rowsRead: number; bytesRead: number },
): Promise<void> {
  await insertEffects(tx, importId, effects)
  const first = rowsRead - rows.length + 1
  await tx
    .insertInto('importRows')
    .values(rows.map(({ line, businessName, outcome, note }, at) => ({ line, businessName, outcome, note, importId, number: first + at })))
    .execute()
  const added = (outcome: ImportRow['outcome']) =>
    sql<number>`${sql.ref(outcome)} + ${rows.filter((row) => row.outcome === outcome).length}::integer`
  await tx
    .updateTable('imports')
    .set({
      rowsRead,
      bytesRead,
      imported: added('imported'),
      updated: added('updated'),
      unchanged: added('unchanged'),
      skipped: added('skipped'),
    })
    .where('id', '=', importId)
    .execute()
}

/** Ends an import; its file is not needed any more. `error` says why it failed. */
export const endImport = (db: Db, id: string, error: string | null, finishedAt: Date) =>
  db
    .updateTable('imports')
    .set({ status: error === null ? 'done' : 'failed', error, finishedAt, content: null })
    .where('id', '=', id)
    .execute()

/** Returns a page of the rows of an import, in the order of the file. */
export async function importRowsOf(db: Db, importId: string, { limit, offset }: { limit: number; offset: number }) {
  const items = await db
    .selectFrom('importRows')
    .select(ROW)
    .where('importId', '=', importId)
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('importRows')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow()
  return { items, total }
}

/** Yields every row of an import, in the order of the file. */
export const everyRowOf = (db: Db, importId: string) =>
  rowsInSteps<ImportRow & { number: number }>((last) =>
    db
      .selectFrom('importRows')
      .select([...ROW, 'number'])
      .where('importId', '=', importId)
      .where('number', '>', last?.number ?? 0)
      .orderBy('number')
      .limit(STEP)
      .execute(),
  )
