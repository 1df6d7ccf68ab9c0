import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingError, type Config } from './config.ts'
import type { Secrets } from '#server/security/encryption.ts'
import { writeWhole } from '#server/ports/write-whole.ts'

/** The form of a generated secret: 32 bytes as base64url. */
const GENERATED = /^[\w-]{43}$/

/**
 * Returns the secrets from the settings, else the one in the data folder, which is created at first and readable by its owner only. The
 * folder must be locked for this process.
 * @throws SettingError when that file is damaged: with part of it, or an empty one, nothing could be opened
 */
export async function loadSecrets({ sessionSecrets, dataDir }: Pick<Config, 'sessionSecrets' | 'dataDir'>): Promise<Secrets> {
  if (sessionSecrets) return sessionSecrets
  const file = join(dataDir, 'secret')
  const stored = await storedIn(file)
  if (stored !== null) return [stored]
  const secret = randomBytes(32).toString('base64url')
  await writeWhole(file, Buffer.from(secret), `${file}.unfinished`)
  return [secret]
}

/** Returns the secrets without creating one; null when there is none yet. @throws SettingError when the file of it is damaged */
export async function existingSecrets({ sessionSecrets, dataDir }: Pick<Config, 'sessionSecrets' | 'dataDir'>): Promise<Secrets | null> {
  const stored = sessionSecrets ?? (await storedIn(join(dataDir, 'secret')))
  return typeof stored === 'string' ? [stored] : stored
}

/** Returns null when there is no file. */
async function storedIn(file: string): Promise<string | null> {
  const text = await readFile(file, 'latin1').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new SettingError(`DATA_DIR: ${file} cannot be read (${error.code}). Make it a file that this user may read.`)
  })
  if (text === null) return null
  const secret = text.trim()
  if (GENERATED.test(secret)) return secret
  throw new SettingError(
    `DATA_DIR: ${file} is damaged: it should be 43 characters. Restore it from a backup. Without one, delete it and start again: links in emails end, and two-factor sign-in has to be reset.`,
  )
}
