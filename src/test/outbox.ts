import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/**
 * Returns what reads the outbox of a data folder, oldest email first, as often as it is called: each email is parsed once, and again when its
 * file has been written again.
 */
export function outboxIn(dataDir: string): () => Promise<Email[]> {
  const outbox = join(dataDir, 'outbox')
  const parsed = new Map<string, { version: string; email: Promise<Email> }>()

  async function emailOf(file: string): Promise<Email> {
    const { ino, mtimeMs } = await stat(file)
    const version = `${ino} ${mtimeMs}`
    const known = parsed.get(file)
    if (known?.version === version) return known.email
    const email = readFile(file).then((bytes) => PostalMime.parse(bytes))
    parsed.set(file, { version, email })
    return email
  }

  return async () => {
    const names = await readdir(outbox).catch(() => [])
    const files = names.filter((name) => name.endsWith('.eml')).toSorted()
    return Promise.all(files.map((name) => emailOf(join(outbox, name))))
  }
}

/** Returns every email in the outbox of a data folder that is read but once, oldest first. */
export const emailsIn = (dataDir: string) => outboxIn(dataDir)()
