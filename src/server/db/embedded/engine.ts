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
  /** A tar archive of a data directory, for a folder that does not contain one yet. */
  loadFrom?: Uint8Array
  /** Whether to refuse writes, as after the disk was full. */
  readOnly: boolean
  /** PostgreSQL as a compiled module from another thread; without it this thread compiles it. */
  program?: WebAssembly.Module
}

/** PGlite's default start parameters without `-F`, which turns fsync off. `fsync` is the only sync call that its file system supports. */
const durable = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync']

/**
 * A quarter of PostgreSQL's default. Memory that a WebAssembly program has used is never returned, and what is not in these buffers is a copy
 * away in the file cache of the operating system: with 8,000 suppliers lists and searches take the same CPU time.
 */
const buffers = ['-c', 'shared_buffers=32MB']

/** Starts PostgreSQL in this thread. @throws an error with PostgreSQL's own message when the start fails. */
export async function openEngine(
  { folder, loadFrom, readOnly, program }: EngineOptions,
  log: (line: string) => void = () => {},
): Promise<PGlite> {
  let fatalMessage = ''
  const engine = new PGlite({
    ...(folder !== null && { fs: new DurableFilesystem(folder) }),
    ...(loadFrom && { loadDataDir: new Blob([new Uint8Array(loadFrom)], { type: 'application/x-tar' }) }),
    ...(program && { pgliteWasmModule: program }),
    extensions: { pg_trgm, unaccent, fuzzystrmatch, btree_gist },
    startParams: [
      ...(folder === null ? PGlite.defaultStartParams : durable),
      ...buffers,
      ...sessionOptions,
      ...(readOnly ? ['-c', 'default_transaction_read_only=on'] : []),
    ],
    onStderr: (line) => {
      if (/ (FATAL|PANIC): /.test(line)) fatalMessage = line
      log(line)
      return false
    },
  })
  await engine.waitReady.catch((error: Error) => {
    throw new Error(fatalMessage || error.message, { cause: error })
  })
  return engine
}
