import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Context } from '#server/context.ts'
import { openDb, createPool } from '#server/db/db.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { createJobTables } from '#server/jobs/jobs.ts'
import { silentLog } from '#test/app/log.ts'
import { keepTemporaryFoldersInMemory } from '#test/programs/memory-folder.ts'
import { saveRows } from './restored-rows.ts'

/** Environment variable with the folder's path, inherited by the test processes. */
const VARIABLE = 'BACKDOCK_TEST_TEMPLATE'

const CACHE = '.cache/test-databases'
/** The sources of a migrated database: while they are unchanged, one serves all runs. */
const SOURCES = ['src/server/db/**/*.*', 'src/server/jobs/*.ts', 'src/test/database/{template,restored-rows}.ts', 'package-lock.json']

/**
 * Prepares databases before all tests, which every test file copies, since creating and migrating one takes seconds: an empty one as a dump,
 * a migrated one as a folder and as a dump.
 */
export async function setup(): Promise<void> {
  keepTemporaryFoldersInMemory()
  process.env[VARIABLE] = await preparedFolder()
}

/** Several projects of vitest and several sites of the journeys ask for it in one process. */
let preparing: Promise<string> | undefined
const preparedFolder = () => (preparing ??= prepareFolder())

/** Returns the folder of the migrated database, and creates it when the sources have changed. */
async function prepareFolder(): Promise<string> {
  const current = fingerprint()
  const folder = resolve(CACHE, current)
  if (existsSync(folder)) return folder
  await mkdir(CACHE, { recursive: true })
  // Created in a temporary folder and renamed when complete, so that an interrupted or concurrent run leaves nothing incomplete.
  const staging = await mkdtemp(resolve(CACHE, 'making-'))
  try {
    await writeFile(emptyIn(staging), await emptyDump())
    await writeFile(dumpIn(staging), await restorable(await migratedDump(dataIn(staging))))
    await removeOlder(current)
    await rename(staging, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  return folder
}

/** Removes earlier databases. Another run may be creating one, and may have finished the current one. */
async function removeOlder(current: string): Promise<void> {
  const older = (await readdir(CACHE)).filter((name) => name !== current && !name.startsWith('making-'))
  await Promise.all(older.map((name) => rm(join(CACHE, name), { recursive: true, force: true })))
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { exclude: ['**/*.test.ts'] }).toSorted()) hash.update(`${path}\n`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

const emptyIn = (folder: string) => join(folder, 'empty.dump')
const dumpIn = (folder: string) => join(folder, 'migrated.dump')
const dataIn = (folder: string) => join(folder, 'data')
/** Returns the data folder for use outside vitest. */
export const preparedDataDir = async () => dataIn(await preparedFolder())
/** Returns the data folder of a server that was started and stopped, without suppliers. Copy it before use. */
export const usedDataDir = () => dataIn(process.env[VARIABLE]!)

async function emptyDump(): Promise<Uint8Array> {
  const embedded = await openEmbedded({ dataDir: null })
  const dump = await embedded.dump()
  await embedded.close()
  return dump
}

async function migratedDump(dataDir: string): Promise<Uint8Array> {
  const embedded = await openEmbedded({ dataDir })
  const pool = createPool(embedded.pool)
  const db = openDb(pool)
  await prepareDatabase({ db, pool })
  const dump = await embedded.dump()
  await db.destroy()
  await embedded.close()
  return dump
}

/** Adds what restores the rows, which the data folder of a site does not have. */
async function restorable(dump: Uint8Array): Promise<Uint8Array> {
  const embedded = await openEmbedded({ dataDir: null, loadFrom: dump })
  const pool = createPool(embedded.pool)
  await saveRows(pool)
  const saved = await embedded.dump()
  await pool.end()
  await embedded.close()
  return saved
}

/** Creates everything that a start creates in an empty database: the application's tables and those of the job queue. */
export async function prepareDatabase({ db, pool }: Pick<Context, 'db' | 'pool'>): Promise<void> {
  await migrate(db)
  await createJobTables({ pool, log: silentLog })
}

/** Returns a database without tables. */
export const emptyTemplate = (): Promise<Uint8Array> => readFile(emptyIn(process.env[VARIABLE]!))
/** Returns the migrated database, whose rows can be restored. */
export const template = (): Promise<Uint8Array> => readFile(dumpIn(process.env[VARIABLE]!))
