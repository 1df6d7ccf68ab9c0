import { SettingError, type Config } from '#server/config/config.ts'
import { diskFullError, isCode } from '#server/db/embedded/data-folder.ts'
import { freeBytes } from '#server/db/embedded/disk-reserve.ts'
import { DISK_FULL } from '#server/db/embedded/messages.ts'

/** With less, PostgreSQL cannot go on, and its own message need not say why. */
const MIN_BYTES = 1024 * 1024

/**
 * Runs what a start does, and turns its failure on a full disk into one line for the operator.
 * @throws DataDirUnwritable for our own disk, SettingError for that of a database server; any other error as it is
 */
export async function asFullDisk<Result>(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (databaseUrl !== null && isCode(error, DISK_FULL))
      throw new SettingError('DATABASE_URL names a server whose disk is full: free space there, or set it to another server.', {
        cause: error,
      })
    const isFull = isCode(error, DISK_FULL, 'ENOSPC', 'EDQUOT') || (await freeBytes(dataDir).catch(() => Infinity)) < MIN_BYTES
    throw isFull ? diskFullError(dataDir, error) : error
  }
}
