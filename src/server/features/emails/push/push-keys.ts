import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { decrypt, encrypt } from '#server/security/encryption.ts'
import { deleteAllSubscriptions, insertPushKeys, readPushKeys, replacePushKeys } from './push-queries.ts'

export type PushKeys = { publicKey: string; privateKey: string }

type Deps = Pick<Context, 'db' | 'secrets' | 'log'>

/**
 * Returns the pair of keys of this site (RFC 8292), which the first call makes. Where none of the site's secrets opens it there is a new one,
 * and browsers have to be asked again, as the log says.
 */
export async function pushKeys({ db, secrets, log }: Deps): Promise<PushKeys> {
  if (!(await readPushKeys(db))) await insertPushKeys(db, stored(secrets, await newKeys()))
  const { publicKey, encryptedPrivateKey } = (await readPushKeys(db)) ?? { publicKey: '', encryptedPrivateKey: '' }
  const privateKey = decrypt(secrets, encryptedPrivateKey)
  if (privateKey !== null) {
    const isCurrent = decrypt([secrets[0]], encryptedPrivateKey) !== null
    if (!isCurrent) await replacePushKeys(db, encryptedPrivateKey, stored(secrets, { publicKey, privateKey }))
    return { publicKey, privateKey }
  }
  const made = await newKeys()
  const isOurs = await inTransaction(db, async (tx) => {
    const isReplaced = await replacePushKeys(tx, encryptedPrivateKey, stored(secrets, made))
    if (isReplaced) await deleteAllSubscriptions(tx)
    return isReplaced
  })
  if (!isOurs) return pushKeys({ db, secrets, log })
  log.error('No secret opens the key for notifications on phones: a new one is made, and nobody is notified until they ask for it again')
  return made
}

/** Loaded when it is first needed, since no start needs it. */
const newKeys = async (): Promise<PushKeys> => (await import('web-push')).default.generateVAPIDKeys()

const stored = (secrets: Context['secrets'], { publicKey, privateKey }: PushKeys) => ({
  publicKey,
  encryptedPrivateKey: encrypt(secrets, privateKey),
})
