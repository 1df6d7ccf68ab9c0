import { expect, test } from 'vitest'
import { openSeal, sealed } from './seal.ts'

const SECRET = 'the secret of a test'

test('what is sealed is read again with the same secret only, and never looks the same twice', () => {
  const seal = sealed(SECRET, 'Zwölf Kilo')
  expect(openSeal(SECRET, seal)).toBe('Zwölf Kilo')
  expect(sealed(SECRET, 'Zwölf Kilo')).not.toBe(seal)
  expect(() => openSeal('another secret', seal)).toThrow(/authenticate/)
})

test('a seal that was touched does not open', () => {
  const bytes = Buffer.from(sealed(SECRET, 'Beans'), 'base64url')
  for (const place of bytes.keys()) {
    const touched = Buffer.from(bytes)
    touched[place]! ^= 1
    expect(() => openSeal(SECRET, touched.toString('base64url'))).toThrow(/authenticate/)
  }
})
