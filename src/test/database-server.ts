import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/database.ts'
import { startPostgres } from './postgres.ts'
import { saveRows } from './restored-rows.ts'
import { setClockOf } from './server-clock.ts'
import { prepareDatabase } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server with the databases of this run; absent where they are embedded. */
    databaseServer: string
  }
}

const TEMPLATE = 'migrated'

/** Starts one server with one migrated database, which every test process copies, before the tests of the project "server". */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = (await startPostgres())!
  await createDatabase(server.url, `create database ${TEMPLATE}`)
  const database = await openDatabase({ databaseUrl: addressOf(server.url, TEMPLATE), dataDir: '' })
  await prepareDatabase(database)
  await saveRows(database.pool)
  await database.close()
  provide('databaseServer', server.url)
  return () => server.stop()
}

/** Returns the address of a new copy of the migrated database; null in the project "embedded". */
export async function copiedDatabase(): Promise<string | null> {
  const server = inject('databaseServer')
  if (!server) return null
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, `create database ${name} template ${TEMPLATE}`)
  return addressOf(server, name)
}

/** Returns the address of a new database without tables; null in the project "embedded". */
export async function emptyDatabase(): Promise<string | null> {
  const server = inject('databaseServer')
  if (!server) return null
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, `create database ${name}`)
  await setClockOf(addressOf(server, name))
  return addressOf(server, name)
}

async function createDatabase(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const addressOf = (server: string, database: string) => server.replace('/postgres?', `/${database}?`)
