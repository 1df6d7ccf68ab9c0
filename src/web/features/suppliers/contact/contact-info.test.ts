import { describe, expect, test } from 'vitest'
import { parseContactInfo, contactInfoOf } from './contact-info.ts'

describe('parseContactInfo', () => {
  test('a text is an email address, a phone number, or neither', () => {
    expect(parseContactInfo(' ann@cafe.example ')).toEqual({ email: 'ann@cafe.example' })
    expect(parseContactInfo('ann@')).toEqual({ email: 'ann@' })
    expect(parseContactInfo(' 0491 570 006 ')).toEqual({ phone: '0491 570 006' })
    for (const text of ['', '  ', 'Ann', '12345', 'call me']) expect([text, parseContactInfo(text)]).toEqual([text, undefined])
  })
})

describe('contactInfoOf', () => {
  test('stored details without an address or a phone number are no contact', () => {
    expect(contactInfoOf({})).toBeUndefined()
    expect(contactInfoOf({ email: '', phone: '' })).toBeUndefined()
    expect(contactInfoOf({ email: '', phone: '0491 570 006' })).toEqual({ email: undefined, phone: '0491 570 006' })
  })
})
