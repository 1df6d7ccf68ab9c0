import fs from 'node:fs/promises'
import { isCode } from './data-folder.ts'

/** One log segment (16 MiB), without which PostgreSQL can neither start nor end its recovery, and room for what it writes then. */
const RESERVE_BYTES = 24 * 1024 * 1024
/** Room that must be left beside the reserve, or the next write would need it again at once. */
const SPARE_BYTES = 16 * 1024 * 1024

/**
 * Room on the disk that is kept for the day it is full: given back then, it lets PostgreSQL recover, so that reads go on.
 */
export function reserveOf(dataDir: string) {
  const path = `${dataDir}/postgres.reserve`
  return {
    /** Takes the room again if it is not held. Answers false when there is not enough. */
    async acquire(spareBytes = SPARE_BYTES): Promise<boolean> {
      if (await isAcquired(path)) return true
      const { bavail, bsize } = await fs.statfs(dataDir)
      if (bavail * bsize < RESERVE_BYTES + spareBytes) return false
      return write(path)
    },
    release: () => fs.rm(path, { force: true }),
  }
}

export type Reserve = ReturnType<typeof reserveOf>

const isAcquired = async (path: string) => (await fs.stat(path).catch(() => null))?.size === RESERVE_BYTES

/** Random bytes, as some file systems store nothing for zeros. */
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
