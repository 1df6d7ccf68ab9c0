import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { keepTemporaryFoldersInMemory } from '#test/programs/memory-folder.ts'
import { copyOf, MIGRATED, newDatabase, startMigratedServer } from './migrated-server.ts'
import { saveRows } from './restored-rows.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server with the databases of this run; absent where they are embedded. */
    databaseServer: string
  }
}

/** Starts one server with one migrated database, which every test process copies, before the tests of the project "server". */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  keepTemporaryFoldersInMemory()
  const server = (await startMigratedServer(({ pool }) => saveRows(pool)))!
  provide('databaseServer', server.url)
  return () => server.stop()
}

/** Returns the address of a new copy of the migrated database; null in the project "embedded". */
export async function copiedDatabase(): Promise<string | null> {
  const server = inject('databaseServer')
  return server ? copyOf(server, MIGRATED) : null
}

/** Returns the address of a new database without tables; null in the project "embedded". */
export async function emptyDatabase(): Promise<string | null> {
  const server = inject('databaseServer')
  return server ? newDatabase(server) : null
}
