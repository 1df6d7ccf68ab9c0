import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { DurableFilesystem } from './filesystem.ts'
import { sessionOptions } from '#server/db/session-settings.ts'

export type EngineOptions = {
  /** PostgreSQL's data directory; null keeps everything in memory. */
  folder: string | null
  /** A tar archive of a data directory, for a folder that holds none yet. */
  loadFrom?: Uint8Array
  /** Refuses writes: the state after a disk was found full. */
  readOnly: boolean
  /** PostgreSQL itself, compiled by another thread; without it this one compiles it. */
  program?: WebAssembly.Module
}

/** PGlite's own start parameters without `-F`, which turns fsync off; `wal_sync_method` names the one call that its file system has. */
const durable = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync']

/** Starts PostgreSQL in this thread. The message of a failed start is PostgreSQL's own. */
export async function openEngine(
  { folder, loadFrom, readOnly, program }: EngineOptions,
  log: (line: string) => void = () => {},
): Promise<PGlite> {
  let lastWords = ''
  const engine = new PGlite({
    ...(folder !== null && { fs: new DurableFilesystem(folder) }),
    ...(loadFrom && { loadDataDir: new Blob([new Uint8Array(loadFrom)], { type: 'application/x-tar' }) }),
    ...(program && { pgliteWasmModule: program }),
    extensions: { pg_trgm, unaccent, fuzzystrmatch, btree_gist },
    startParams: [
      ...(folder === null ? PGlite.defaultStartParams : durable),
      ...sessionOptions,
      ...(readOnly ? ['-c', 'default_transaction_read_only=on'] : []),
    ],
    onStderr: (line) => {
      if (/ (FATAL|PANIC): /.test(line)) lastWords = line
      log(line)
      return false
    },
  })
  await engine.waitReady.catch((error: Error) => {
    throw new Error(lastWords || error.message, { cause: error })
  })
  return engine
}
