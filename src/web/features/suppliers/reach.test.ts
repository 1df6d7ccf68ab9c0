import { describe, expect, test } from 'vitest'
import { reachIn, reachOf } from './reach.ts'

describe('reachIn', () => {
  test('a text is an email address, a phone number, or neither', () => {
    expect(reachIn(' ann@cafe.example ')).toEqual({ email: 'ann@cafe.example' })
    expect(reachIn('ann@')).toEqual({ email: 'ann@' })
    expect(reachIn(' 0491 570 006 ')).toEqual({ phone: '0491 570 006' })
    for (const text of ['', '  ', 'Ann', '12345', 'call me']) expect([text, reachIn(text)]).toEqual([text, undefined])
  })
})

describe('reachOf', () => {
  test('stored details without an address or a phone number are no contact', () => {
    expect(reachOf({})).toBeUndefined()
    expect(reachOf({ email: '', phone: '' })).toBeUndefined()
    expect(reachOf({ email: '', phone: '0491 570 006' })).toEqual({ email: undefined, phone: '0491 570 006' })
  })
})
