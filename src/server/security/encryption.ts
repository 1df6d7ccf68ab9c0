import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'

/** The site's secrets. The first encrypts and signs; the others open and verify what was made while they were the first. */
export type Secrets = readonly [string, ...string[]]

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A key is derived once for a secret, since that takes longer than encrypting a token with it. */
const keys = new Map<string, KeyObject>()

function keyOf(secret: string): KeyObject {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', 'sealed at rest', 32)))
  keys.set(secret, key)
  return key
}

/** Encrypts a text with the site's first secret, so that a copy of the database alone does not reveal it. */
export function encrypt([secret]: Secrets, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Returns the text that `encrypt` was given; null when none of the secrets encrypted it, or it has been modified. */
export function decrypt(secrets: Secrets, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  for (const secret of secrets) {
    const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const start = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
    try {
      return Buffer.concat([start, decipher.final()]).toString('utf8')
    } catch {
      // Another secret has encrypted it, or somebody has modified it.
    }
  }
  return null
}

/** Returns the signatures of a text, that of the first secret first: new ones are made with it, and any of them is valid. */
export function signaturesOf([first, ...others]: Secrets, text: string): [string, ...string[]] {
  const sign = (secret: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return [sign(first), ...others.map(sign)]
}
