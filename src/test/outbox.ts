import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Returns every email in the outbox of a data folder, oldest first. */
export async function emailsIn(dataDir: string): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
}
