import { describe, expect, test } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

const SECRET = 'the secret of a test'

describe('encrypt and decrypt', () => {
  test('a text is decrypted with the same secret only, and each encryption looks different', () => {
    const encrypted = encrypt(SECRET, 'Zwölf Kilo')
    expect(decrypt(SECRET, encrypted)).toBe('Zwölf Kilo')
    expect(encrypt(SECRET, 'Zwölf Kilo')).not.toBe(encrypted)
    expect(() => decrypt('another secret', encrypted)).toThrow(/authenticate/)
  })

  test('an encrypted text with any byte changed cannot be decrypted', () => {
    const bytes = Buffer.from(encrypt(SECRET, 'Beans'), 'base64url')
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed[index]! ^= 1
      expect(() => decrypt(SECRET, changed.toString('base64url'))).toThrow(/authenticate/)
    }
  })
})
