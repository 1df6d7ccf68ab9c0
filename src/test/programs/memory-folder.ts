import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Linux's folder in memory; containers often have little room in it. */
const MEMORY = '/dev/shm'
const PREFIX = 'backdock-tests-'
/** Several times what tests need at once: some folders, and a server with its log. */
const ROOM = 2 * 1024 ** 3

/**
 * Has this process and those that it starts make their temporary folders in memory, where the machine has room for them: a database is a
 * thousand files and 90 MB, and tests copy dozens of them. They are gone when this process ends.
 */
export function keepTemporaryFoldersInMemory(): void {
  const folder = join(MEMORY, PREFIX + process.pid)
  if (process.env.TMPDIR === folder) return
  removeLeft()
  if (!hasRoom()) return
  // PostgreSQL's server runs as another user, and has a folder below.
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM && freemem() >= ROOM
  } catch {
    return false
  }
}

/** Removes what runs have left that were killed. */
function removeLeft(): void {
  try {
    for (const name of readdirSync(MEMORY).filter((each) => each.startsWith(PREFIX)))
      if (!isRunning(Number(name.slice(PREFIX.length)))) rmSync(join(MEMORY, name), { recursive: true, force: true })
  } catch {
    // There is no such folder, or another user's run has left something in it.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
