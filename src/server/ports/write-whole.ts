import { open, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file atomically, even if the power fails: first as `unfinished`, which must be on the same disk, then renames it. Only this user
 * may read it.
 */
export async function writeWhole(file: string, bytes: Buffer, unfinished: string): Promise<void> {
  await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
  await rename(unfinished, file)
  const folder = await open(dirname(file))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
