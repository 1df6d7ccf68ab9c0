import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '#server/ports/write-whole.ts'
import { typeOf, type Images } from './images.ts'

const HOUR_MS = 3_600_000

/** Stores pictures as files in a folder. */
export function diskImages(folder: string): Images {
  const unfinished = join(folder, '.unfinished')
  return {
    async put(name, bytes) {
      if (!typeOf(name)) throw new Error(`"${name}" is no name of a picture.`)
      await mkdir(unfinished, { recursive: true, mode: 0o700 })
      await removeStale(unfinished)
      await writeWhole(join(folder, name), bytes, join(unfinished, randomUUID()))
    },
    async get(name) {
      const type = typeOf(name)
      if (!type) return null
      const bytes = await readFile(join(folder, name)).catch(unlessMissing)
      return bytes ? { bytes, type } : null
    },
    async remove(name) {
      if (typeOf(name)) await rm(join(folder, name), { force: true })
    },
  }
}

/**
 * Removes partially written files that a crash has left: an hour older than the last change in their folder, by the clock of the disk, which
 * may be another machine's. Other processes may do so at the same time.
 */
async function removeStale(unfinished: string): Promise<void> {
  const { mtimeMs: lastChange } = await stat(unfinished)
  for (const name of await readdir(unfinished)) {
    const file = join(unfinished, name)
    const found = await stat(file).catch(unlessMissing)
    if (found && lastChange - found.mtimeMs > HOUR_MS) await rm(file, { force: true })
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
