import { describe, expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

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

describe('isEmailAddress', () => {
  test('addresses of every script and kind are possible', () => {
    for (const address of POSSIBLE) expect([address, isEmailAddress(address)]).toEqual([address, true])
  })

  test('what no mailbox can have is not', () => {
    for (const address of IMPOSSIBLE) expect([address, isEmailAddress(address)]).toEqual([address, false])
  })
})
