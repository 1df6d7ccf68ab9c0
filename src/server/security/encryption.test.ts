import { describe, expect, test } from 'vitest'
import { decrypt, encrypt, signaturesOf } from './encryption.ts'

const [OLD, NEW] = ['the secret of a test', 'the next secret of a test']

describe('encrypt and decrypt', () => {
  test('a text is decrypted with the same secret only, and each encryption looks different', () => {
    const encrypted = encrypt([OLD], 'Zwölf Kilo')
    expect(decrypt([OLD], encrypted)).toBe('Zwölf Kilo')
    expect(encrypt([OLD], 'Zwölf Kilo')).not.toBe(encrypted)
    expect(decrypt([NEW], encrypted)).toBeNull()
  })

  test('the first of several secrets encrypts, and each of them decrypts', () => {
    expect(decrypt([NEW, OLD], encrypt([OLD], 'Beans'))).toBe('Beans')
    expect(decrypt([NEW], encrypt([NEW, OLD], 'Beans'))).toBe('Beans')
    expect(decrypt([OLD], encrypt([NEW, OLD], 'Beans'))).toBeNull()
  })

  test('an encrypted text with any byte changed, or cut off anywhere, cannot be decrypted', () => {
    const bytes = Buffer.from(encrypt([OLD], 'Beans'), 'base64url')
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed[index]! ^= 1
      expect(decrypt([OLD], changed.toString('base64url'))).toBeNull()
      expect(decrypt([OLD], bytes.subarray(0, index).toString('base64url'))).toBeNull()
    }
  })
})

describe('signaturesOf', () => {
  test('a text has one signature for each secret, that of the first secret first', () => {
    expect(signaturesOf([NEW, OLD], 'quote:1')).toEqual([...signaturesOf([NEW], 'quote:1'), ...signaturesOf([OLD], 'quote:1')])
    expect(new Set([...signaturesOf([NEW, OLD], 'quote:1'), ...signaturesOf([OLD], 'quote:2')]).size).toBe(3)
  })
})
