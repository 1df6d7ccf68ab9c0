import { describe, expect, test } from 'vitest'
import { lengthOnX } from './length-on-x.ts'

const ADDRESS = '#'.repeat(23)

/** A text, and the same with 23 signs in place of each address, as X counts it. */
const CASES: [text: string, counted: string][] = [
  ['tinshed.com.au', ADDRESS],
  [`${'a'.repeat(265)} tinshed.com.au`, `${'a'.repeat(265)} ${ADDRESS}`],
  ['See tinshed.com', `See ${ADDRESS}`],
  ['See www.tinshed.com.au for more', `See ${ADDRESS} for more`],
  ['TINSHED.COM.AU', ADDRESS],
  ['Tinshed.Coffee', ADDRESS],
  ['tinshed.com.au.', `${ADDRESS}.`],
  ['tinshed.com.au!', `${ADDRESS}!`],
  ['(tinshed.com.au)', `(${ADDRESS})`],
  ['"tinshed.com.au"', `"${ADDRESS}"`],
  ['tinshed.com.au, or moth.net', `${ADDRESS}, or ${ADDRESS}`],
  ['tinshed.com.au\nmoth.net', `${ADDRESS}\n${ADDRESS}`],
  ['tinshed.com.au/beans', ADDRESS],
  ['tinshed.com.au/beans?size=5kg&grind=whole', ADDRESS],
  ['tinshed.com.au/beans.', `${ADDRESS}.`],
  ['tinshed.com.au:8080/beans', ADDRESS],
  ['tinshed.com.au/a_(b)', ADDRESS],
  ['(tinshed.com.au/a)', `(${ADDRESS})`],
  ['shop.tin-shed.com.au', ADDRESS],
  ['café-lune.com.au', ADDRESS],
  ['tinshed.com.beans', `${ADDRESS}.beans`],
  ['Order:tinshed.com.au', `Order:${ADDRESS}`],
  ['https://tinshed.com.au', ADDRESS],
  ['HTTPS://tinshed.example/', ADDRESS],
  ['Http://Tinshed.example', ADDRESS],
  [`${'a'.repeat(256)} HTTPS://tinshed.example/${'a'.repeat(39)}`, `${'a'.repeat(256)} ${ADDRESS}`],
  ['https://tinshed.example/a, https://tinshed.example/b.', `${ADDRESS}, ${ADDRESS}.`],
  ['(https://tinshed.example/a)', `(${ADDRESS})`],
  ['https://tinshed.example/日本', `${ADDRESS}####`],
  ['https://xn--caf-dma.example/#top', ADDRESS],
  ['https://tinshed.example?a=1!', `${ADDRESS}!`],
  ['見てtinshed.com.au', `####${ADDRESS}`],
  ['t.co', ADDRESS],
]
/** What has a dot and is no address. */
const WORDS = [
  'ann@tinshed.com.au',
  'ann.lee@tinshed.com.au',
  '@tinshed.com.au',
  '#tinshed.com.au',
  '$tinshed.com.au',
  '3.50',
  '5.5kg',
  'e.g. beans',
  'Fresh daily.Order now',
  'beans...and more',
  'tinshed.beansz',
  'tinshed.',
  '.com',
  'https://',
  'ftp tinshed',
  '10.30pm',
  'No.5',
  'a.b.c',
]

describe('lengthOnX', () => {
  test.each(CASES)('the addresses of %j are counted', (text, counted) => expect(lengthOnX(text)).toBe(counted.length))

  test.each(WORDS)('%j has no address', (text) => expect(lengthOnX(text)).toBe(text.length))

  test('emoji are two, however they are put together, and so are letters beyond Europe', () => {
    expect(['☕', '👩🏽‍🍳', '🇦🇺', '1️⃣', 'é', 'e\u0301', '茶', 'ж', '…'].map(lengthOnX)).toEqual([2, 2, 2, 2, 1, 1, 2, 1, 2])
  })

  test('a text of many dots takes no longer than its length', () => {
    for (const piece of ['a.', '.', 'a/', 'https://', '(', 'a.com/(', 'a.com/.']) expect(lengthOnX(piece.repeat(20_000))).toBeGreaterThan(0)
  })
})
