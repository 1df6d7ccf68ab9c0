import { describe, expect, test } from 'vitest'
import { reachIn, reachOf } from './reach.ts'

describe('suppliers: reach', () => {
  test('one line is an email address or a phone number, or neither', () => {
    expect(reachIn(' ann@cafe.example ')).toEqual({ email: 'ann@cafe.example' })
    expect(reachIn('ann@')).toEqual({ email: 'ann@' })
    expect(reachIn(' 0491 570 006 ')).toEqual({ phone: '0491 570 006' })
    for (const text of ['', '  ', 'Ann', '12345', 'call me']) expect([text, reachIn(text)]).toEqual([text, undefined])
  })

  test('remembered details without an address or number are no way to reach anybody', () => {
    expect(reachOf({})).toBeUndefined()
    expect(reachOf({ email: '', phone: '' })).toBeUndefined()
    expect(reachOf({ email: '', phone: '0491 570 006' })).toEqual({ email: undefined, phone: '0491 570 006' })
  })
})
