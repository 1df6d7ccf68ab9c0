import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Context } from '#server/context.ts'
import { openDb, openPool } from '#server/db/db.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openJobs } from '#server/jobs/jobs.ts'
import { silentLog } from './log.ts'

/** Names the folder for the test processes, which inherit the environment. */
const VARIABLE = 'BACKDOCK_TEST_TEMPLATE'

const CACHE = '.cache/test-databases'
/** What a migrated database is made of: as long as none of it changes, one serves all runs. */
const SOURCES = ['src/server/db/**/*.*', 'src/server/jobs/*.ts', 'src/test/template.ts', 'package-lock.json']

/** Before all tests: one migrated database, as a folder and as a dump, which every test file clones; a fresh one costs seconds. */
export async function setup(): Promise<void> {
  process.env[VARIABLE] = await preparedFolder()
}

/** The folder of the migrated database, made when the sources are others than the last time. */
async function preparedFolder(): Promise<string> {
  const folder = resolve(CACHE, fingerprint())
  if (existsSync(folder)) return folder
  await mkdir(CACHE, { recursive: true })
  // Made aside and moved when it is whole: a run that is broken off, or two at once, leave nothing half done.
  const aside = await mkdtemp(resolve(CACHE, 'making-'))
  try {
    await writeFile(dumpIn(aside), await migratedDump(dataIn(aside)))
    await removeOlder()
    await rename(aside, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  return folder
}

/** What is being made by another run stays. */
async function removeOlder(): Promise<void> {
  const older = (await readdir(CACHE)).filter((name) => !name.startsWith('making-'))
  await Promise.all(older.map((name) => rm(join(CACHE, name), { recursive: true, force: true })))
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { exclude: ['**/*.test.ts'] }).toSorted()) hash.update(`${path}\n`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

const dumpIn = (folder: string) => join(folder, 'migrated.dump')
const dataIn = (folder: string) => join(folder, 'data')
/** The same outside vitest. */
export const preparedDataDir = async () => dataIn(await preparedFolder())
/** The data folder of a server that was started and stopped, without suppliers. Copy it. */
export const usedDataDir = () => dataIn(process.env[VARIABLE]!)

async function migratedDump(dataDir: string): Promise<Uint8Array> {
  const embedded = await openEmbedded({ dataDir })
  const pool = openPool(embedded.pool)
  const db = openDb(pool)
  await prepareDatabase({ db, pool })
  const dump = await embedded.dump()
  await db.destroy()
  await embedded.close()
  return dump
}

/** Everything that a start makes in an empty database: the tables of ours, and those of the jobs. */
export async function prepareDatabase({ db, pool }: Pick<Context, 'db' | 'pool'>): Promise<void> {
  await migrate(db)
  const jobs = openJobs({ pool, log: silentLog })
  await jobs.start()
  await jobs.stop()
}

export const template = (): Promise<Uint8Array> => readFile(dumpIn(process.env[VARIABLE]!))
