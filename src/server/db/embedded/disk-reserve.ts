import fs from 'node:fs/promises'
import { isCode } from './data-folder.ts'

/**
 * One WAL segment (16 MiB), without which PostgreSQL can neither start nor finish its recovery, and space for what it writes in recovery.
 */
const RESERVE_BYTES = 24 * 1024 * 1024
/** The space that must be free besides the reserve. With less, the next write would fill the disk again at once. */
const SPARE_BYTES = 16 * 1024 * 1024

/**
 * Returns the reserve of a folder: disk space that is occupied while there is enough. Released on a full disk, it lets PostgreSQL recover
 * and serve reads.
 */
export function reserveOf(dataDir: string) {
  const path = `${dataDir}/postgres.reserve`
  return {
    /** Occupies the space if it is not occupied yet. Returns false when the disk does not have enough. */
    async acquire(spareBytes = SPARE_BYTES): Promise<boolean> {
      if (await isAcquired(path)) return true
      if ((await freeBytes(dataDir)) < RESERVE_BYTES + spareBytes) return false
      return write(path)
    },
    release: () => fs.rm(path, { force: true }),
  }
}

export type Reserve = ReturnType<typeof reserveOf>

/** Returns the free space of the disk that a folder is on. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(folder)
  return bavail * bsize
}

const isAcquired = async (path: string) => (await fs.stat(path).catch(() => null))?.size === RESERVE_BYTES

/** Writes the file with random bytes, because some file systems do not store zeros. Returns false when the disk is full. */
async function write(path: string): Promise<boolean> {
  const block = crypto.getRandomValues(new Uint8Array(65_536))
  const file = await fs.open(path, 'w', 0o600)
  try {
    for (let written = 0; written < RESERVE_BYTES; written += block.length) await file.write(block)
    await file.sync()
    return true
  } catch (error) {
    if (!isCode(error, 'ENOSPC', 'EDQUOT')) throw error
    await fs.rm(path, { force: true })
    return false
  } finally {
    await file.close()
  }
}
