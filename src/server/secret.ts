import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Returns the secret from the settings, else the one in the data folder, which is created at first and readable by its owner only. */
export async function openSecret({ sessionSecret, dataDir }: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (sessionSecret) return sessionSecret
  const file = join(dataDir, 'secret')
  try {
    return await readFile(file, 'utf8')
  } catch {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const secret = randomBytes(32).toString('base64url')
    // If two processes start at the same time, both use the file of the first.
    await writeFile(file, secret, { mode: 0o600, flag: 'wx' }).catch(() => {})
    return await readFile(file, 'utf8')
  }
}
