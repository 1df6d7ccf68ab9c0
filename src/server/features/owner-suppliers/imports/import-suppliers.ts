import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { type chooseImportRows, MAX_DRY_ROWS, type DryRow, type DryRun } from '#contract/owner/supplier-imports.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { ImportError, ImportRunning } from '#server/features/import/file/import-error.ts'
import { importInSteps, importSheet, type Step } from '#server/features/import/import-sheet.ts'
import type { Sheet } from '#server/features/import/sheet.ts'
import { FIELD_NAMES } from '#server/features/import/file/spellings.ts'
import { conflict, invalid } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { answersTo, byLine, digestOf, identityOf, storeAnswers, type Answers } from './answer-queries.ts'
import { choicesByLine, choicesFor, storeChoices } from './row-choice-queries.ts'
import { beginImport, endImport, insertImport, saveStep } from './import-queries.ts'

const IMPORTS = 'supplier-imports'
/** A file of the largest size takes some minutes; what is not finished by then goes on in the next attempt. */
const POLICY = { attempts: 20, backoff: { firstSeconds: 2, maxSeconds: 60 }, timeoutSeconds: 900 }

/** Whether also what people have entered since the last import is replaced. */
type Choice = { overwrite?: boolean | undefined }

/** Returns what an import of a file would do, without writing anything. @throws 400 for a file that cannot be imported */
export async function tryImport(deps: Pick<Context, 'db' | 'changes'>, content: Buffer, { overwrite }: Choice): Promise<DryRun> {
  const file = digestOf(content)
  return withSheet(content, async (sheet) => {
    const [stored, choices] = [await answersTo(deps.db, file), await choicesFor(deps.db, file)]
    const rows: DryRow[] = []
    const onStep = async (_: unknown, step: { rows: DryRow[] }) => void rows.push(...step.rows.slice(0, MAX_DRY_ROWS - rows.length))
    const options = { dryRun: true, overwrite, answers: byLine(stored), rowChoices: choicesByLine(choices), onStep }
    const { imported, updated, unchanged, kept, skipped } = await importSheet(deps, sheet, options)
    const used = sheet.used.map(({ heading, field }) => ({ heading, field: FIELD_NAMES[field] }))
    const counts = { imported, updated, unchanged, kept, skipped: skipped.length }
    return { used, unused: sheet.unused, ...counts, file, answers: identityOf(stored, choices), rows }
  }).catch(asInvalid)
}

/** Stores what the owner has answered for rows of a file. */
export const answerForRows = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { file, answers }: { file: string; answers: Answers },
): Promise<void> => inTransaction(db, (tx) => storeAnswers(tx, file, answers, now()))

/** Stores what the owner has said of rows of a file. */
export const chooseForRows = ({ db, now }: Pick<Context, 'db' | 'now'>, { file, rows }: Input<typeof chooseImportRows>): Promise<void> =>
  inTransaction(db, (tx) => storeChoices(tx, file, rows, now()))

/**
 * Stores a file for the job that imports it, and returns the import's id. The file is read to its end first: what cannot be read is refused
 * here, before anything is imported.
 * @throws 400 for a file that cannot be imported, 409 while another import is under way, or where not the answers count that were `shown`
 */
export async function startImport(
  deps: Pick<Context, 'db' | 'jobs' | 'now'>,
  content: Buffer,
  { overwrite = false, answers: shown }: Choice & { answers?: string | undefined },
  by: SessionAccount,
): Promise<string> {
  await withSheet(content, async (sheet) => {
    for await (const _ of sheet.rows());
  }).catch(asInvalid)
  return inTransaction(deps.db, async (tx) => {
    const file = digestOf(content)
    const [answers, rowChoices] = [await answersTo(tx, file), await choicesFor(tx, file)]
    if (shown !== undefined && shown !== identityOf(answers, rowChoices))
      throw conflict('The answers to this file have changed. Please check it again.')
    const { id: accountId, username } = by
    const started = await insertImport(tx, { accountId, username, content, overwrite, answers, rowChoices, createdAt: deps.now() })
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
  const { content, overwrite, rowsRead: done, rowChoices } = started
  const options = {
    done,
    overwrite,
    answers: byLine(started.answers),
    rowChoices: choicesByLine(rowChoices),
    onStep: (tx: Db, step: Step) => saveStep(tx, id, step),
  }
  try {
    await withSheet(content, (sheet) => importInSteps(deps, sheet, options))
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
