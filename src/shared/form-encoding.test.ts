import { describe, expect, test } from 'vitest'
import { decodedFormText } from './form-encoding.ts'
import { hasUnreadable } from './text/unreadable.ts'

describe('decodedFormText', () => {
  test('bytes of UTF-8 and signs for blanks are decoded', () => {
    expect(decodedFormText('Caf%C3%A9+%26%20%F0%9F%AB%98')).toBe('Café & 🫘')
  })

  test('a percent sign that begins no byte stays', () => {
    for (const text of ['100%', '5%zz', '%', '%u0041']) expect(decodedFormText(text)).toBe(text)
  })

  test('bytes that are not UTF-8 become a text that is refused', () => {
    for (const bytes of ['%FF', 'a%ED%A0%80b', '%C0%80', '%F0%9F%AB', '%E2%82'])
      expect([bytes, hasUnreadable(decodedFormText(bytes))]).toEqual([bytes, true])
  })
})
