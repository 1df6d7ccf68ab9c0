import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from '#server/context.ts'
import { openDb, openPool } from '#server/db/db.ts'
import { openEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openJobs } from '#server/jobs/jobs.ts'

/** Names the file for the test processes, which inherit the environment. */
const VARIABLE = 'BACKDOCK_TEST_TEMPLATE'

/** Before all tests: one migrated database as a dump, which every test file clones; a fresh one costs seconds. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'backdock-template-'))
  const file = join(folder, 'migrated.dump')
  await writeFile(file, await migratedDump())
  process.env[VARIABLE] = file
  return () => rm(folder, { recursive: true, force: true })
}

async function migratedDump(): Promise<Uint8Array> {
  const embedded = await openEmbedded({ dataDir: null })
  const pool = openPool(embedded.pool)
  const db = openDb(pool)
  await furnish({ db, pool })
  const dump = await embedded.dump()
  await db.destroy()
  await embedded.close()
  return dump
}

/** Everything that a start makes in an empty database: the tables of ours, and those of the jobs. */
export async function furnish({ db, pool }: Pick<Context, 'db' | 'pool'>): Promise<void> {
  await migrate(db)
  const jobs = openJobs({ pool })
  await jobs.start()
  await jobs.stop()
}

export const template = (): Promise<Uint8Array> => readFile(process.env[VARIABLE]!)
