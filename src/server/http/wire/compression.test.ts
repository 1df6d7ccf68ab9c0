import { describe, expect, test } from 'vitest'
import { acceptedEncoding } from './compression.ts'

describe('acceptedEncoding', () => {
  test('the best encoding that the client accepts is used', () => {
    expect(acceptedEncoding('gzip, deflate, br, zstd')).toBe('br')
    expect(acceptedEncoding('gzip;q=1.0, *;q=0.5')).toBe('gzip')
    expect(acceptedEncoding('GZIP')).toBe('gzip')
  })

  test('an encoding that the client rejects is not used', () => {
    expect(acceptedEncoding('br;q=0, gzip')).toBe('gzip')
    expect(acceptedEncoding('br; q=0.0, gzip;q=0')).toBeUndefined()
    expect(acceptedEncoding('identity')).toBeUndefined()
    expect(acceptedEncoding(undefined)).toBeUndefined()
  })
})
