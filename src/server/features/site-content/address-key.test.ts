import { describe, expect, test } from 'vitest'
import { addressKey, escapedAddress } from './address-key.ts'

describe('addressKey', () => {
  test.for([
    ['/café-list', '/caf%C3%A9-list'],
    ['/cafe\u0301-list', '/caf%c3%a9-list'],
    ['/menü/heute', '/men%C3%BC/heute/'],
    ['/🔥-deals', '/%F0%9F%94%A5-deals'],
    ['/wholesale-list', '/wholesale-list/'],
    ['/', '//'],
    ['/list.php?name=Müller', '/list.php/?name=M%C3%BCller'],
    ['/100%-off', '/100%25-off'],
  ])('%s and %s are one address', ([one, other]) => {
    expect(addressKey(other!)).toBe(addressKey(one!))
  })

  test.for([
    ['/a', '/b'],
    ['/a?x=1', '/a?x=2'],
    ['/a?x=1', '/a'],
    ['/%ff', '/%fe'],
  ])('%s and %s are two', ([one, other]) => {
    expect(addressKey(other!)).not.toBe(addressKey(one!))
  })
})

test('an address is escaped for a header once', () => {
  expect(['/café?x=ü', '/caf%C3%A9?x=%C3%BC', '/suppliers?category=Tea'].map(escapedAddress)).toEqual([
    '/caf%C3%A9?x=%C3%BC',
    '/caf%C3%A9?x=%C3%BC',
    '/suppliers?category=Tea',
  ])
})
