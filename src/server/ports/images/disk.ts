import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Images, StoredImage } from './images.ts'

const NAME = /^[0-9a-f-]{36}\.(png|jpg|webp|avif)$/
const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/avif': 'avif' } as const
const TYPES = Object.fromEntries(Object.entries(ENDINGS).map(([type, ending]) => [ending, type])) as Record<string, StoredImage['type']>

/** Pictures as files in a folder; a file appears whole or not at all. */
export function diskImages(folder: string): Images {
  return {
    async put({ bytes, type }, name = randomUUID()) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = `${name}.${ENDINGS[type]}`
      const partial = join(folder, `.${randomUUID()}.${ENDINGS[type]}`)
      await writeFile(partial, bytes, { mode: 0o600 })
      await rename(partial, join(folder, file))
      return `/uploads/${file}`
    },
    async get(name) {
      if (!NAME.test(name)) return null
      try {
        return { bytes: await readFile(join(folder, name)), type: TYPES[name.split('.')[1]!]! }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(name) {
      if (NAME.test(name)) await rm(join(folder, name), { force: true })
    },
  }
}
