import { describe, expect, test } from 'vitest'
import { hasUnreadable, withNewlines, withoutUnreadable } from './unreadable.ts'

describe('What no text may have', () => {
  test('control characters and halves of characters are found, tab and newline are not', () => {
    for (const text of ['\u0000', 'a\rb', '\u001b[31m', '\u007f', '\u009f', '\ud800', 'a\udfffb', '\udfff\ud800'])
      expect([text, hasUnreadable(text)]).toEqual([text, true])
    expect(withoutUnreadable('\u0003oat\ud800 milk\u0000 🫘')).toBe('oat milk 🫘')
    for (const text of ['', 'a\tb\nc', '👩🏽‍🍳', '\u{10ffff}', 'Café']) expect([text, hasUnreadable(text)]).toEqual([text, false])
  })

  test('every kind of line break becomes a newline', () => {
    expect(withNewlines('a\r\nb\vc\fd\u0085e\u2028f\u2029g\nh')).toBe('a\nb\nc\nd\ne\nf\ng\nh')
  })
})
