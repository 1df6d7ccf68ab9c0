import { describe, expect, test } from 'vitest'
import { isEmailAddress, typedEmail } from './email-address.ts'

const POSSIBLE = [
  'ann@cafe.com.au',
  'a@b.co',
  'ann.lee+orders@cafe-1.example',
  "o'brien@cafe.example",
  'ann_lee@x.photography',
  '1@2.example',

  'josé@cafe.example',
  'ann@café.example',
  'ann@xn--caf-dma.xn--p1ai',
  '咖啡@茶.中国',
  'a/b=c@x.example',
  '_a@ann.example',
]
const IMPOSSIBLE = [
  '',
  'ann',
  'ann@',
  '@cafe.example',
  'ann@cafe',
  'a@b.c',
  'ann@@cafe.example',
  'ann@bo@cafe.example',
  'ann lee@cafe.example',
  'a@example..net',
  '.a@example.net',
  'a.@example.net',
  'a..b@example.net',
  'a@.example.net',
  'a@example.net.',
  'a@-example.net',

  'a@example-.net',
  'a@example.-net',
  'user@example.net?subject=x',
  'user@example.net/',
  'user@example.net#x',
  '--@--.--',
  '-@example.net',

  '+@example.net',
  '_@example.net',
  '!@example.net',
  'a@example.123',
  'a@1.2.3.4',
  'a@[1.2.3.4]',
  '"a b"@example.net',
  'a@exa_mple.net',
  'a@exam!ple.net',
  'a@example.n',
  `${'a'.repeat(65)}@example.net`,
  `a@${'a'.repeat(64)}.net`,
  'a,b@example.net',
  '<a@example.net>',
]

describe('typedEmail', () => {
  test('an address has one spelling, whatever it was copied with', () => {
    for (const typed of [
      ' ann@cafe.example ',
      'mailto:ann@cafe.example',
      'Ann Lee <ann@cafe.example>',
      '"Lee, Ann" <mailto:ann@cafe.example>;',
      '<ann@cafe.example>,',
      'ann@cafe.example;',
      "'ann@cafe.example'",
      '"ann@cafe.example";',
      '“ann@cafe.example”',
      "'Ann Lee' <'ann@cafe.example'>",
      'ａｎｎ＠ｃａｆｅ．ｅｘａｍｐｌｅ',
      'ann＠cafe。example',
      'an\u200bn@cafe.exam\u00adple\ufeff',
    ])
      expect([typed, typedEmail(typed)]).toEqual([typed, 'ann@cafe.example'])
  })

  test('of two addresses neither is chosen', () => {
    for (const typed of [
      'ann@cafe.example; bo@cafe.example',
      'Ann <ann@cafe.example>, Bo <bo@cafe.example>',
      '<ann@cafe.example> bo@cafe.example',
    ])
      expect([typed, isEmailAddress(typedEmail(typed))]).toEqual([typed, false])
  })

  test('a text of a million characters takes no longer than its length', () => {
    for (const sign of [';', '<', ' ,', '＠', '<>']) expect(isEmailAddress(typedEmail(`a${sign.repeat(1_000_000)}b`))).toBe(false)
  })
})

describe('isEmailAddress', () => {
  test('addresses of every script and kind are possible', () => {
    for (const address of POSSIBLE) expect([address, isEmailAddress(address)]).toEqual([address, true])
  })

  test('what no mailbox can have is not', () => {
    for (const address of IMPOSSIBLE) expect([address, isEmailAddress(address)]).toEqual([address, false])
  })
})
