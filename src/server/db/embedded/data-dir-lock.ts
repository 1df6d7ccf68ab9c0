import { DatabaseSync } from 'node:sqlite'

/** Another process, or this one, already has the embedded database of this folder open. */
export class DataDirLocked extends Error {
  constructor(dataDir: string) {
    super(`DATA_DIR: ${dataDir} is in use by another running Backdock. Stop that one, or give this one a DATA_DIR of its own.`)
  }
}

/** `SQLITE_BUSY` */
const BUSY = 5

/**
 * Holds a folder for this process until the answered function is called or the process ends, however it ends.
 *
 * Node has no file locks of its own, SQLite has: on every platform they hang on the open file, so the system frees them when a process is
 * killed, they see through links to the folder, and they hold between containers that share it. The lock's file stays and stays empty.
 * @throws DataDirLocked
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new DatabaseSync(`${dataDir}/postgres.lock`)
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    throw (error as { errcode?: number }).errcode === BUSY ? new DataDirLocked(dataDir) : error
  }
  return () => lock.close()
}
