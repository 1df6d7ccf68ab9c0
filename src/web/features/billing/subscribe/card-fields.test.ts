import { describe, expect, test } from 'vitest'
import { cardProblems, digitsOf, expiryOf, GROUPED } from './card-fields.ts'
import { TEST_CARDS, testCardOf } from './sandbox-cards.ts'

/** Returns what a field shows while this is typed into it, key by key. */
const typed = (name: keyof typeof GROUPED, keys: string) => [...keys].reduce((text, key) => GROUPED[name](text + key), '')

const NOW = new Date('2026-11-24T00:00:00')
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }

describe('The fields of a card', () => {
  test('a number is grouped in fours as it is typed, and holds digits only', () => {
    expect(typed('number', '42424')).toBe('4242 4')
    expect(typed('number', '4242-4242.4242 4242')).toBe('4242 4242 4242 4242')
    expect(GROUPED.number('4242 ')).toBe('4242')
  })

  test('month and year are apart as they are typed, and a month of one digit gets its zero', () => {
    expect(typed('expiry', '1234')).toBe('12 / 34')
    expect(typed('expiry', '430')).toBe('04 / 30')
    expect(GROUPED.expiry('12 / ')).toBe('12')
    expect(expiryOf('04 / 30')).toEqual({ expMonth: 4, expYear: 2030 })
    for (const none of ['', '04', '13 / 30', '00 / 30']) expect(expiryOf(none)).toBeUndefined()
  })

  test('each field says what is wrong with it', () => {
    expect(cardProblems(CARD, NOW)).toEqual({})
    expect(Object.keys(cardProblems({ number: '', expiry: '', cvc: '' }, NOW))).toEqual(['number', 'expiry', 'cvc'])
    expect(cardProblems({ ...CARD, cvc: '12' }, NOW)).toEqual({ cvc: expect.stringContaining('three or four digits') })
  })

  test('a card can be used until the end of its last month', () => {
    expect(cardProblems({ ...CARD, expiry: '11 / 26' }, NOW)).toEqual({})
    for (const past of ['10 / 26', '12 / 25'])
      expect(cardProblems({ ...CARD, expiry: past }, NOW)).toEqual({ expiry: expect.stringContaining('has expired') })
  })
})

describe('The test cards of the sandbox', () => {
  test('a number stands for what it does, and no other number for anything', () => {
    expect(TEST_CARDS.map(({ number, kind }) => [number.slice(-4), kind])).toEqual([
      ['4242', 'success'],
      ['4444', 'success'],
      ['3155', 'authentication'],
      ['0002', 'declined'],
      ['9995', 'insufficient_funds'],
      ['0069', 'expired'],
      ['0341', 'renewal_declined'],
    ])
    expect(testCardOf(digitsOf('4000 0000 0000 0341'))?.kind).toBe('renewal_declined')
    expect(testCardOf('4000056655665556')).toBeUndefined()
  })
})
