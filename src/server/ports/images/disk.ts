import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '#server/ports/write-whole.ts'
import { typeOf, type Images } from './images.ts'

const HOUR_MS = 3_600_000

/** Pictures as files in a folder. */
export function diskImages(folder: string): Images {
  const beginnings = join(folder, '.unfinished')
  return {
    async put(name, bytes) {
      if (!typeOf(name)) throw new Error(`"${name}" is no name of a picture.`)
      await mkdir(beginnings, { recursive: true, mode: 0o700 })
      await sweep(beginnings)
      await writeWhole(join(folder, name), bytes, join(beginnings, randomUUID()))
    },
    async get(name) {
      const type = typeOf(name)
      if (!type) return null
      const bytes = await readFile(join(folder, name)).catch(unlessGone)
      return bytes ? { bytes, type } : null
    },
    async remove(name) {
      if (typeOf(name)) await rm(join(folder, name), { force: true })
    },
  }
}

/** Away with what a crash has left half written. Another process may sweep, too. */
async function sweep(beginnings: string): Promise<void> {
  for (const name of await readdir(beginnings)) {
    const file = join(beginnings, name)
    const found = await stat(file).catch(unlessGone)
    if (found && Date.now() - found.mtimeMs > HOUR_MS) await rm(file, { force: true })
  }
}

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
