import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, SettingError, type Config } from '#server/config/config.ts'
import { createChanges } from '#server/db/changes.ts'
import { DataDirLocked } from '#server/db/embedded/data-dir-lock.ts'
import { DataDirUnwritable, isCode } from '#server/db/embedded/data-folder.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { databaseOf, openDatabase, type Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { choicesOf } from '#server/features/import/listing/categorise.ts'
import { importSheet } from '#server/features/import/import-sheet.ts'
import { answersTo, byLine, digestOfFile } from '#server/features/owner-suppliers/imports/answer-queries.ts'
import { choicesByLine, choicesFor } from '#server/features/owner-suppliers/imports/row-choice-queries.ts'
import { readMapping } from '#server/features/import/file/mapping.ts'
import { createProgress } from '#server/features/import/progress.ts'
import { ImportError } from '#server/features/import/file/import-error.ts'
import { reportOf } from '#server/features/import/report.ts'
import { openSheet } from '#server/features/import/sheet.ts'
import { printError, printLine } from '#server/process/print.ts'

const USAGE = 'Usage: npm run import -- FILE.csv [--dry-run] [--overwrite] [--map mapping.json]'
const options = {
  'dry-run': { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
  map: { type: 'string' },
} as const

try {
  await run()
} catch (error) {
  printError(sentenceFor(error))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { path, dryRun, overwrite, map } = readArguments()
  const config = readConfig()
  const mapping = map === undefined ? {} : await readMapping(map)
  const sheet = await openSheet(path, mapping)
  const database = await openFor(config, dryRun)
  const changes = createChanges(database)
  const progress = createProgress(process.stderr, sheet.bytes)
  try {
    if (!dryRun) await migrate(database.direct.db)
    const onProgress = progress.report
    const digest = await digestOfFile(path)
    const outcome = await importSheet({ db: database.db, changes }, sheet, {
      dryRun,
      overwrite,
      answers: byLine(await answersTo(database.db, digest)),
      rowChoices: choicesByLine(await choicesFor(database.db, digest)),
      onProgress,
      choices: choicesOf(mapping.categories),
    }).finally(progress.end)
    printLine(reportOf(sheet, outcome, { dryRun }))
  } finally {
    await changes.stop()
    await database.close()
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [path, ...others] = positionals
    if (path === undefined || others.length > 0) throw new ImportError(USAGE)
    return { path, dryRun: values['dry-run'], overwrite: values.overwrite, map: values.map }
  } catch {
    throw new ImportError(USAGE)
  }
}

/** Opens the database. If there is none yet, a dry run uses an empty one in memory instead of creating it. */
function openFor(config: Config, dryRun: boolean): Promise<Database> {
  const isThere = config.databaseUrl !== null || existsSync(join(config.dataDir, 'postgres', 'PG_VERSION'))
  return dryRun && !isThere ? openEmpty() : openDatabase(config)
}

async function openEmpty(): Promise<Database> {
  const database = databaseOf(await openEmbedded({ dataDir: null }))
  await migrate(database.direct.db)
  return database
}

/** Everything that a person can fix is one line; the rest is ours, and keeps its stack. */
function sentenceFor(error: unknown): unknown {
  if (error instanceof DataDirLocked) return 'A running Backdock holds the database: stop it first, then import. Nothing was changed.'
  if (error instanceof ImportError)
    return error.message === USAGE ? USAGE : [error.message, error.advice, 'Nothing was changed.'].filter(Boolean).join(' ')
  if (error instanceof SettingError || error instanceof DataDirUnwritable) return error.message
  if (isCode(error, '42P01', '42703', '42883'))
    return 'The tables of this database are not up to date: start Backdock once, or import without --dry-run. Nothing was changed.'
  if (isCode(error, '53100')) return 'The disk is full. Nothing was changed.'
  return error
}
