import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_DRY_ROWS, type DryRun, type ImportRow } from '#contract/owner/supplier-imports.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { ImportError, ImportRunning } from '#server/features/import/file/import-error.ts'
import { importInSteps, importSheet } from '#server/features/import/import-sheet.ts'
import type { Sheet } from '#server/features/import/sheet.ts'
import { FIELD_NAMES } from '#server/features/import/file/spellings.ts'
import { conflict, invalid } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { beginImport, endImport, insertImport, saveStep } from './import-queries.ts'

const IMPORTS = 'supplier-imports'
/** A file of the largest size takes some minutes; what is not finished by then goes on in the next attempt. */
const POLICY = { attempts: 20, backoff: { firstSeconds: 2, maxSeconds: 60 }, timeoutSeconds: 900 }

/** Whether also what people have entered since the last import is replaced. */
type Choice = { overwrite?: boolean | undefined }

/** Returns what an import of a file would do, without writing anything. @throws 400 for a file that cannot be imported */
export async function tryImport(deps: Pick<Context, 'db' | 'changes'>, content: Buffer, { overwrite }: Choice): Promise<DryRun> {
  return withSheet(content, async (sheet) => {
    const rows: ImportRow[] = []
    const onStep = async (_: unknown, step: { rows: ImportRow[] }) => void rows.push(...step.rows.slice(0, MAX_DRY_ROWS - rows.length))
    const { imported, updated, unchanged, kept, skipped } = await importSheet(deps, sheet, { dryRun: true, overwrite, onStep })
    const used = sheet.used.map(({ heading, field }) => ({ heading, field: FIELD_NAMES[field] }))
    return { used, unused: sheet.unused, imported, updated, unchanged, kept, skipped: skipped.length, rows }
  }).catch(asInvalid)
}

/**
 * Stores a file for the job that imports it, and returns the import's id. The file is read to its end first: what cannot be read is refused
 * here, before anything is imported.
 * @throws 400 for a file that cannot be imported, 409 while another import is under way
 */
export async function startImport(
  deps: Pick<Context, 'db' | 'jobs' | 'now'>,
  content: Buffer,
  { overwrite = false }: Choice,
  by: SessionAccount,
): Promise<string> {
  await withSheet(content, async (sheet) => {
    for await (const _ of sheet.rows());
  }).catch(asInvalid)
  return inTransaction(deps.db, async (tx) => {
    const started = await insertImport(tx, { accountId: by.id, username: by.username, content, overwrite, createdAt: deps.now() })
    if (!started) throw conflict('Another import is under way. Please wait until it has ended.')
    const { id } = started
    await insertAudit(tx, by, {
      action: 'supplier.import',
      subject: `import ${id}`,
      details: { bytes: content.length, ...(overwrite && { overwrite }) },
    })
    await deps.jobs.enqueue(tx, IMPORTS, [id])
    return id
  })
}

/** Sets the worker that imports files; one that was interrupted goes on where it was. */
export function workOnImports(deps: Pick<Context, 'db' | 'jobs' | 'changes' | 'now'>): void {
  deps.jobs.work(IMPORTS, (id, { isLast }) => runImport(deps, id, isLast), POLICY)
}

async function runImport(deps: Pick<Context, 'db' | 'changes' | 'now'>, id: string, isLast: boolean): Promise<void> {
  const started = await beginImport(deps.db, id)
  if (!started?.content) return
  const { content, overwrite, rowsRead: done } = started
  try {
    await withSheet(content, (sheet) => importInSteps(deps, sheet, { done, overwrite, onStep: (tx, step) => saveStep(tx, id, step) }))
  } catch (error) {
    // One on the command line ends some time, and everything else but the file may be better at the next attempt.
    const isFinal = isLast || (error instanceof ImportError && !(error instanceof ImportRunning))
    if (!isFinal) throw error
    await endImport(deps.db, id, error instanceof ImportError ? error.message : 'Something went wrong on our side.', deps.now())
    if (!(error instanceof ImportError)) throw error
    return
  }
  await endImport(deps.db, id, null, deps.now())
}

/** Puts a file where sheets are read from, as long as `work` takes. */
async function withSheet<Result>(content: Buffer, work: (sheet: Sheet) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'supplier-import-'))
  try {
    const path = join(folder, 'The file')
    await writeFile(path, content, { mode: 0o600 })
    // What reads files is loaded with the first of them.
    const { openSheet } = await import('#server/features/import/sheet.ts')
    return await work(await openSheet(path))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function asInvalid(error: unknown): never {
  throw error instanceof ImportError ? invalid([], error.message) : error
}
