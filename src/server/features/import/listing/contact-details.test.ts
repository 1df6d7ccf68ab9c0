import { describe, expect, test } from 'vitest'
import { emailOf, phoneOf, websiteOf } from './contact-details.ts'

describe('phoneOf', () => {
  test('a phone number becomes international, the first of several counts, and one that cannot be called is null', () => {
    const numbers = [
      '03 9329 1234',
      '(02) 9550-0142',
      '0412 345 678',
      '1300 975 707',
      '+61 3 9329 1234',
      '412345678',
      '03 9329 1234 / 0412 345 678',
      '+64 9 303 4567',
      '+61 (0)3 9329 1234',
      '0061 3 9329 1234 and 0412 345 678',
      '03 9329 1234 ext 5',
      '03/9329 1234',
      '13 11 26',
    ]
    expect(numbers.map(phoneOf)).toEqual([
      '+61 3 9329 1234',
      '+61 2 9550 0142',
      '+61 412 345 678',
      '+61 1300 975 707',
      '+61 3 9329 1234',
      '+61 412 345 678',
      '+61 3 9329 1234',
      '+64 9 303 4567',
      '+61 3 9329 1234',
      '+61 3 9329 1234',
      '+61 3 9329 1234 ext. 5',
      '+61 3 9329 1234',
      '+61 131126',
    ])
    expect(['call us', '12', '6.14E+10', '03 9329'].map(phoneOf)).toEqual([null, null, null, null])
  })
})

describe('emailOf', () => {
  test('an email address is extracted from the text around it, and a text without one is null', () => {
    expect(
      ['orders@bean.example', ' mailto:Orders@bean.example', 'Bean Co <orders@bean.example>', 'a@b.example; c@d.example'].map(emailOf),
    ).toEqual(['orders@bean.example', 'Orders@bean.example', 'orders@bean.example', 'a@b.example'])
    expect(['orders', 'orders@', '@bean', ''].map(emailOf)).toEqual([null, null, null, null])
  })
})

describe('websiteOf', () => {
  test('a website without a scheme gets https; one with another scheme or a host without a name is null', () => {
    expect(['bean.example', 'www.bean.com.au/shop', 'http://bean.example', 'HTTPS://Bean.example/About'].map(websiteOf)).toEqual([
      'https://bean.example',
      'https://www.bean.com.au/shop',
      'http://bean.example',
      'https://bean.example/About',
    ])
    expect(['ftp://bean.example', 'javascript:alert(1)', 'localhost', '192.168.0.1', 'a@b.example', 'see our page'].map(websiteOf)).toEqual(
      Array(6).fill(null),
    )
  })
})
