import { DatabaseSync } from 'node:sqlite'

/** Thrown when another process, or this one, already has the embedded database of this folder open. */
export class DataDirLocked extends Error {
  constructor(dataDir: string) {
    super(`DATA_DIR: ${dataDir} is in use by another running Backdock. Stop that one, or give this one a DATA_DIR of its own.`)
  }
}

/** The error code `SQLITE_BUSY`. */
const BUSY = 5

/**
 * Locks a folder for this process until the returned function is called or the process ends, even when it is killed.
 *
 * It uses SQLite's lock, because Node has no file locks. On every platform this lock belongs to the open file: the system releases it when
 * the process is killed, and it works through symbolic links to the folder and between containers that share it. The lock file is never
 * removed and stays empty.
 * @throws DataDirLocked
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new DatabaseSync(`${dataDir}/postgres.lock`)
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === BUSY
    throw isBusy ? new DataDirLocked(dataDir) : error
  }
  return () => lock.close()
}
