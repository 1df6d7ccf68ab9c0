import { type Database, databaseOf, openDatabase } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { copiedDatabase } from './database-server.ts'
import { restoreRows } from './restored-rows.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { setClockOf } from '#test/clock/server-clock.ts'
import { template } from './template.ts'

/** Opens a database for one app; closing the result leaves the database. */
type Opening = () => Promise<Database>

/** Databases of apps that have stopped, ready for the next apps of the same test process. */
const idle: Opening[] = []

/**
 * Returns a database as the migrations leave it, on the server in the project "server", otherwise embedded. One after another the apps of a
 * test process get the same one, emptied in between: making one takes ten times as long.
 */
export async function reusedDatabase(): Promise<Database> {
  const open = idle.pop() ?? (await onServer()) ?? (await embedded())
  const database = await open()
  return {
    ...database,
    async close() {
      await restoreRows(database.pool)
      await database.db.destroy()
      idle.push(open)
    },
  }
}

async function onServer(): Promise<Opening | null> {
  const databaseUrl = await copiedDatabase()
  if (databaseUrl === null) return null
  return async () => {
    await setClockOf(databaseUrl)
    return openDatabase({ databaseUrl, dataDir: '', connectionMs: PATIENCE_MS })
  }
}

async function embedded(): Promise<Opening> {
  const engine = await openEmbedded({ dataDir: null, loadFrom: await template() })
  return async () => databaseOf(engine)
}
