import { describe, expect, test } from 'vitest'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { FormField } from '#contract/quotes/quote-forms.ts'
import { addVenue } from '#contract/directory/showcase.ts'
import { bareText, isBlank, tidied } from './visible-text.ts'

const INVISIBLE = {
  'zero-width spaces': '\u200b\u200b',
  'a soft hyphen': '\u00ad',
  'Hangul fillers': '\u3164\u115f\u1160\uffa0',
  'marks of direction': '\u200f\u200e\u061c',
  'an override': '\u202e\u202c',
  'a byte order mark': '\ufeff',
  'joiners and selectors': '\u200d\u200c\ufe0f\u2060',
  'blank Braille': '\u2800 \u2800',
  tags: '\u{e0041}\u{e007f}',
  'the place of a picture': '\ufffc',
  'blanks of every width': ' \t\n\u00a0\u2003\u3000',
}

describe('isBlank and tidied', () => {
  test('a text of invisible characters is blank', () => {
    for (const [what, text] of Object.entries(INVISIBLE)) expect([what, isBlank(text), tidied(text)]).toEqual([what, true, ''])
  })

  test('scripts, accents and emoji stay as they are', () => {
    const names = [
      '👩🏽‍🍳 Café Ñandú',
      '❤️',
      '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      'مقهى الشرق',
      'בית קפה\u200f',
      '카페 한국',
      'नमस्ते\u200d',
      'می\u200cخواهم',
      'Søren’s',
      '咖啡',
      'I\u0307',
    ]
    for (const name of names) expect([tidied(name), isBlank(name)]).toEqual([name, false])
  })

  test('blanks at the ends and characters that change the direction of text are removed', () => {
    expect(tidied('\ufeff \u200bCorner Cafe\u200b\n')).toBe('Corner Cafe')
    expect(tidied('Bean\u202eoC nae\u202c Co')).toBe('BeanoC nae Co')
    expect(tidied('\u2068\u202a+61 3 5550 0142\u202c\u2069')).toBe('+61 3 5550 0142')
  })

  test('invisible characters inside a text are removed, and blanks of every width are ordinary ones', () => {
    for (const stray of '\u00ad\u200b\u200c\u200d\u2060\ufeff\u180e\u034f\u2063\u200e\u061c\ufe0f\u{e0041}')
      expect([stray, tidied(`Qua${stray}ddle`)]).toEqual([stray, 'Quaddle'])
    for (const blank of '\u00a0\u2003\u2009\u202f\u3000') expect([blank, tidied(`Tin${blank}Shed`)]).toEqual([blank, 'Tin Shed'])
    expect(tidied('1\ufe0f\u20e3 \u{1f468}\u200d\u{1f469}\u200d\u{1f467} ห\u200bก 葛\u{e0100}')).toBe(
      '1\ufe0f\u20e3 \u{1f468}\u200d\u{1f469}\u200d\u{1f467} ห\u200bก 葛\u{e0100}',
    )
    expect(tidied('می\u200c\u200cخواهم Bean\u200c Co')).toBe('می\u200cخواهم Bean Co')
    expect(tidied('🏴\u{e0067}\u{e007f}x\u{e0067}')).toBe('🏴\u{e0067}\u{e007f}x')
  })

  test('an address or a number has no invisible character and one form', () => {
    expect(bareText('\u200e ann\u00ad@cafe\u0301.example\ufeff')).toBe('ann@caf\u00e9.example')
  })

  test('what Word, Notes and Excel leave in a text is gone or ordinary', () => {
    for (const [pasted, text] of [
      ['\uf0b7\u00a0Oat milk\n\uf0a7\u00a0Beans', '• Oat milk\n• Beans'],
      ['See\ufffc the picture', 'See the picture'],
      ['Oat\u00admilk\ufffe', 'Oatmilk'],
      [
        '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} pub',
        '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} pub',
      ],
      ['1\ufe0f\u20e3 kg', '1\ufe0f\u20e3 kg'],
    ] as const)
      expect([pasted, tidied(pasted)]).toEqual([pasted, text])
  })

  test('a run of a million characters takes no longer than its length', () => {
    for (const character of ['\u{e0041}', '\u200d', '\u{1f3fb}', '\u00a0'])
      expect(tidied(character.repeat(1_000_000)).length).toBeLessThan(2_000_001)
  })

  test('a run of a million blanks inside a text is left as it is', () => {
    const text = `a${' '.repeat(1_000_000)}b`
    expect(tidied(text)).toBe(text)
  })

  test('a run of three blank lines or more is one, also where they have blanks or invisible characters in them', () => {
    expect(tidied(`Bad${'\n'.repeat(1900)}x`)).toBe('Bad\n\nx')
    for (const blank of [' ', '\t', '\u00a0', '\u200b', '\u2800', '\r'])
      expect([blank, tidied(`Bad${`\n${blank}${blank}`.repeat(5)}\nx`)]).toEqual([blank, 'Bad\n\nx'])
    expect(tidied('Dear all\n\nfresh beans\n\n\nYours')).toBe('Dear all\n\nfresh beans\n\n\nYours')
  })

  test('a required text of invisible characters is missing, and an optional one is null', () => {
    const request = { supplierId: 1, businessName: 'Corner Cafe', contactEmail: 'ann@cafe.example', requirements: 'Beans' }
    for (const text of Object.values(INVISIBLE)) {
      expect(requestQuote.body?.safeParse({ ...request, businessName: text }).error?.issues[0]?.path).toEqual(['businessName'])
      expect(requestQuote.body?.parse({ ...request, quantity: text, contactPhone: text })).toMatchObject({
        quantity: null,
        contactPhone: null,
      })
      expect(addVenue.body?.safeParse({ venueName: text }).success).toBe(false)
      expect(updateSupplier.body?.safeParse({ businessName: text }).success).toBe(false)
      expect(updateSupplier.body?.parse({ address: text })).toEqual({ address: null })
      expect(FormField.safeParse({ id: 'a', label: text, type: 'text', order: 1 }).success).toBe(false)
    }
    expect(requestQuote.body?.parse({ ...request, contactPhone: '\u202a0491 570 006\u202c' })).toMatchObject({
      contactPhone: '0491 570 006',
    })
  })
})
