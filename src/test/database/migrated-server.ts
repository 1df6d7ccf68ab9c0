import { randomUUID } from 'node:crypto'
import { openDatabase, type Database } from '#server/db/database.ts'
import { askServer, databaseOn } from './ask-server.ts'
import { startPostgres } from './postgres.ts'
import { setClockOf } from '#test/clock/server-clock.ts'
import { prepareDatabase } from './template.ts'

/** The database of a server that has what every start creates, and that tests and sites copy. */
export const MIGRATED = 'migrated'

/** Starts a server with one migrated database, of which `prepare` may do more; returns null on a machine without PostgreSQL. */
export async function startMigratedServer(
  prepare?: (database: Database) => Promise<unknown>,
): Promise<{ url: string; stop(): Promise<void> } | null> {
  const server = await startPostgres()
  if (!server) return null
  await newDatabase(server.url, MIGRATED)
  const database = await openDatabase({ databaseUrl: databaseOn(server.url, MIGRATED), dataDir: '' })
  await prepareDatabase(database)
  await prepare?.(database)
  await database.close()
  return server
}

/** Creates a copy of a database of a server, under a name of its own if none is given. Returns its address. */
export const copyOf = (server: string, template: string, name = uniqueName('copy')): Promise<string> => newDatabase(server, name, template)

/** Creates a database, without tables unless it is a copy. Returns its address. */
export async function newDatabase(server: string, name = uniqueName('empty'), template?: string): Promise<string> {
  await askServer(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  const address = databaseOn(server, name)
  await setClockOf(address)
  return address
}

const uniqueName = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`
