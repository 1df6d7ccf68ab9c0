import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'sealed at rest', 32))

/** Encrypts a text with the site's secret, so that a copy of the database alone does not reveal it. */
export function encrypt(secret: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Returns the text that `encrypt` was given. @throws when it was encrypted with another secret, or has been modified */
export function decrypt(secret: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
}
