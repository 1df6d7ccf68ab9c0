import { randomBytes } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { padsOf, setAddressKey } from '#server/db/address-hash.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { decrypt, encrypt } from '#server/security/encryption.ts'
import { insertAddressKey, keyStoredHashes, readAddressKey, replaceAddressKey } from '#server/features/emails/address-key-queries.ts'

/**
 * Opens the key that hashes of email addresses are made with, for everything that uses `db`. The first start makes it, and rewrites what was
 * stored before. Where none of the site's secrets opens it, there is a new one: which addresses have left a list is then unknown, as the log
 * says.
 */
export async function loadAddressKey({ db, secrets, log }: Pick<Context, 'db' | 'secrets' | 'log'>): Promise<void> {
  const stored = (await readAddressKey(db)) ?? (await makeKey(db, secrets))
  const opened = decrypt(secrets, stored)
  if (opened !== null) {
    if (decrypt([secrets[0]], stored) === null) await replaceAddressKey(db, stored, encrypt(secrets, opened))
    return setAddressKey(db, Buffer.from(opened, 'base64url'))
  }
  log.error('No secret opens the key of the addresses that have left a list or are confirmed: they are forgotten, and a new key is made')
  const made = randomBytes(32)
  await replaceAddressKey(db, stored, encrypt(secrets, made.toString('base64url')))
  // Another process may have replaced it at the same time.
  const present = decrypt(secrets, (await readAddressKey(db)) ?? '')
  setAddressKey(db, present === null ? made : Buffer.from(present, 'base64url'))
}

/** Returns the encrypted key, of this process or of another one that has made it meanwhile. */
const makeKey = (db: Db, secrets: Context['secrets']): Promise<string> =>
  inTransaction(db, async (tx) => {
    const key = randomBytes(32)
    const encrypted = encrypt(secrets, key.toString('base64url'))
    if (await insertAddressKey(tx, encrypted)) {
      setAddressKey(tx, key)
      await keyStoredHashes(tx, padsOf(tx))
      return encrypted
    }
    // The insert has waited for the transaction of the other process.
    return (await readAddressKey(tx)) ?? encrypted
  })
