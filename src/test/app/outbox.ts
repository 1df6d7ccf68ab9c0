import { readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/**
 * Returns what reads the outbox of a data folder, oldest email first, as often as it is called: each email is parsed once, since a file never
 * changes, but for a retry that writes the same email again. Emails that are there already are of earlier tests, and are left out.
 */
export function outboxIn(dataDir: string): () => Promise<Email[]> {
  const outbox = join(dataDir, 'outbox')
  const earlier = new Set(namesIn(outbox))
  const parsed = new Map<string, Promise<Email>>()

  function emailOf(name: string): Promise<Email> {
    const email = parsed.get(name) ?? parse(join(outbox, name))
    parsed.set(name, email)
    return email
  }

  return async () => {
    const names = await readdir(outbox).catch(() => [])
    return Promise.all(
      names
        .filter((name) => isEmail(name) && !earlier.has(name))
        .toSorted()
        .map(emailOf),
    )
  }
}

/** Returns every email in the outbox of a data folder, oldest first. */
export const emailsIn = (dataDir: string): Promise<Email[]> => {
  const outbox = join(dataDir, 'outbox')
  return Promise.all(
    namesIn(outbox)
      .toSorted()
      .map((name) => parse(join(outbox, name))),
  )
}

const isEmail = (name: string) => name.endsWith('.eml')
const parse = async (file: string) => PostalMime.parse(await readFile(file))

/** Before its first email there is no folder. */
function namesIn(outbox: string): string[] {
  try {
    return readdirSync(outbox).filter(isEmail)
  } catch {
    return []
  }
}
