import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from '#server/context.ts'
import { openDb, openPool } from '#server/db/db.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openJobs } from '#server/jobs/jobs.ts'

/** Names the folder for the test processes, which inherit the environment. */
const VARIABLE = 'BACKDOCK_TEST_TEMPLATE'

/** Before all tests: one migrated database, as a folder and as a dump, which every test file clones; a fresh one costs seconds. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'backdock-template-'))
  process.env[VARIABLE] = folder
  await writeFile(dumpFile(), await migratedDump())
  return () => rm(folder, { recursive: true, force: true })
}

const dumpFile = () => join(process.env[VARIABLE]!, 'migrated.dump')
/** The data folder of a server that was started and stopped, without suppliers. Copy it. */
export const usedDataDir = () => join(process.env[VARIABLE]!, 'data')

async function migratedDump(): Promise<Uint8Array> {
  const embedded = await openEmbedded({ dataDir: usedDataDir() })
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
  const jobs = openJobs({ pool })
  await jobs.start()
  await jobs.stop()
}

export const template = (): Promise<Uint8Array> => readFile(dumpFile())
