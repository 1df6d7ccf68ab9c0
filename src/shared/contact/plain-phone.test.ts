import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { telHref } from './phone.ts'
import { digitsHref, plainTelHref } from './plain-phone.ts'

const PLAIN = [
  ['+61 3 5550 0142', 'tel:+61355500142'],
  ['+61355500142', 'tel:+61355500142'],
  ['+61 412 345 678', 'tel:+61412345678'],
  ['03 5550 0142', 'tel:0355500142'],
  ['(03) 5550 0142', 'tel:0355500142'],
  ['(03)55500142', 'tel:0355500142'],
  ['0412 345 678', 'tel:0412345678'],
  ['0412345678', 'tel:0412345678'],
  ['1300 555 014', 'tel:1300555014'],
  ['1800555014', 'tel:1800555014'],
  ['13 11 26', 'tel:131126'],
]

/** What takes the whole reader: other separators, two numbers, extensions, entries, letters, other countries, slips. */
const OTHERS = [
  '',
  ' 03 5550 0142',
  '03-5550-0142',
  '03 5550 0142 / 0412 345 678',
  '03 5550 0142 ext 5',
  '1. 0412 345 678',
  '02 0412 345 678',
  '02 0412 3456',
  '(02) 0412 3456',
  '1300 COFFEE',
  '+64 9 555 0142',
  '+61 (0)3 5550 0142',
  '61 3 5550 0142',
  '355500142',
  '04l2 345 678',
  '0412 345 678 9',
  '03 5550 014',
  '1.3E+09',
  'on request',
  '０３ 5550 0142',
]

describe('The link of a phone number', () => {
  test.each(PLAIN)('dials %s at once', (written, href) => expect(plainTelHref(written)).toBe(href))

  test.each(OTHERS)('leaves %j to the whole reader', (written) => expect(plainTelHref(written)).toBeUndefined())

  test('never differs from what the whole reader says', () => {
    const beginnings = ['+61', '+61 ', '+61 4', '0', '(0', '04', '1300', '1800', '13', '13 ', '1', '02 ', '(02) ', '']
    const signs = fc.constantFrom(...'00112345678999  ()+-')
    const written = fc
      .tuple(fc.constantFrom(...beginnings), fc.array(signs, { minLength: 2, maxLength: 12 }))
      .map(([beginning, rest]) => beginning + rest.join(''))
    const plain = fc.constantFrom(...PLAIN.map(([phone = '']) => phone)).chain((phone) =>
      fc.array(fc.constantFrom(...'0123456789'), { minLength: 12, maxLength: 12 }).map((digits) => {
        let at = 0
        return phone.replace(/(?<=\d.*)\d/g, () => digits[at++] ?? '0')
      }),
    )
    const isSame = (phone: string) => [undefined, telHref(phone)].includes(plainTelHref(phone))
    expect(fc.check(fc.property(fc.oneof(written, plain), isSame), { numRuns: 20_000 }).counterexample).toBeNull()
  })

  test('has all the digits until the whole reader is there', () => expect(digitsHref('03-5550-0142 ext 5')).toBe('tel:03555001425'))
})
