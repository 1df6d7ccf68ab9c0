import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { DurableFilesystem } from './filesystem.ts'
import { newCluster } from './new-cluster.ts'
import { sessionOptions } from '#server/db/session-settings.ts'

export type EngineOptions = {
  /** PostgreSQL's data directory; null keeps everything in memory. */
  folder: string | null
  /** Whether there is no data directory yet: it becomes what is packed, or what `loadFrom` contains. Without it, PGlite makes one anew. */
  isNew?: boolean
  /** A tar archive of a data directory, in place of the packed one. */
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
  { folder, isNew = false, loadFrom, readOnly, program }: EngineOptions,
  log: (line: string) => void = () => {},
): Promise<PGlite> {
  let fatalMessage = ''
  const archive = loadFrom ?? (isNew ? await newCluster() : null)
  const engine = new PGlite({
    ...(folder !== null && { fs: new DurableFilesystem(folder) }),
    ...(archive && { loadDataDir: new Blob([new Uint8Array(archive)], { type: 'application/x-tar' }) }),
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
