import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerSchemaOf } from '#contract/quotes/form-answers.ts'
import { AMBIGUOUS_NUMBER, centsOf, NO_NUMBER, numberOf, numberProblem, typedDollars, FINE_AMOUNT, amountProblem } from './typed-numbers.ts'

const NUMBERS: [typed: string, number][] = [
  ['0', 0],
  ['12', 12],
  ['007', 7],
  [' 3 ', 3],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['8.', 8],
  ['-0.5', -0.5],
  ['1,000', 1000],
  ['10,000', 10_000],
  ['1,234,567.25', 1_234_567.25],
  ['1 000', 1000],
  ['10 000.5', 10_000.5],
  ['10\u00a0000', 10_000],
  ['10\u202f000', 10_000],
  ['1.000', 1],
  ['100000', 100_000],
]
const AMBIGUOUS = ['1,5', '10,00', '1,25', '0,125', '1,2345', '12,34,567', '1234,567', '1,000 000', '1.250,50', '1.5.2', '1 5', '1,', ',5']
const NONE = ['', '.', '-', 'two', '1e3', '1/2', '12 kg', '--5', '+5', '٣', '1'.repeat(16)]

describe('numberOf, centsOf and numberProblem', () => {
  test('numbers are read as people type them', () => {
    for (const [typed, number] of NUMBERS) expect([typed, numberOf(typed)]).toEqual([typed, number])
  })

  test('an ambiguous text or one without a number is not read, and the two have different messages', () => {
    for (const typed of [...AMBIGUOUS, ...NONE]) expect([typed, numberOf(typed), centsOf(typed)]).toEqual([typed, Number.NaN, Number.NaN])
    for (const typed of AMBIGUOUS.filter((one) => one !== ',5')) expect([typed, numberProblem(typed)]).toEqual([typed, AMBIGUOUS_NUMBER])
    for (const typed of ['two', '1e3', '12 kg', '1/2']) expect([typed, numberProblem(typed)]).toEqual([typed, NO_NUMBER])
  })

  test('dollars are read as people type them, as exact cents', () => {
    const typed = ['12.50', '12.5', '12', '$1,250', ' $ 0.07 ', '.5', '0', '8.', '1,250.05', '1000000', '$1 250.50', 'A$12']
    expect(typed.map(centsOf)).toEqual([1250, 1250, 1200, 125000, 7, 50, 0, 800, 125005, 100000000, 125050, 1200])
    for (const text of ['$', '12.345', '-5', '12.50.1', '$-5', '1.250']) expect([text, centsOf(text)]).toEqual([text, Number.NaN])
  })

  test('an amount with fractions of a cent is not rounded, and the message says so', () => {
    for (const text of ['0.0345', '$0.0345', '12.345', '1,234.567', '.075', '12.500'])
      expect([text, centsOf(text), amountProblem(text)]).toEqual([text, Number.NaN, FINE_AMOUNT])
    for (const text of ['1.234,50', '12,50', '1,23', '1.2.3'])
      expect([text, centsOf(text), amountProblem(text)]).toEqual([text, Number.NaN, AMBIGUOUS_NUMBER])
    expect(amountProblem('on request')).toBe(NO_NUMBER)
    expect(['12.-', '$1,250.–', '1,234.5', '$12'].map(centsOf)).toEqual([1200, 125_000, 123_450, 1200])
  })

  test('any formatted number or amount of money is read back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(centsOf(typedDollars(cents))).toBe(cents)
        expect(centsOf((cents / 100).toLocaleString('en-AU', { style: 'currency', currency: 'AUD' }))).toBe(cents)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (units, decimals) => {
        const number = Number((units / 10 ** decimals).toFixed(decimals))
        expect(numberOf(number.toFixed(decimals))).toBe(number)
        expect(numberOf(number.toLocaleString('en-AU', { minimumFractionDigits: decimals }))).toBe(number)
      }),
    )
  })

  test('a number field of a quote form reads the same on the page and on the server', () => {
    const schema = answerSchemaOf({ type: 'number', options: [] })
    for (const [typed, number] of NUMBERS) expect([typed, schema.safeParse(typed).data]).toEqual([typed, number])
    for (const typed of ['1,5', '10,00'])
      expect([typed, schema.safeParse(typed).error?.issues[0]?.message]).toEqual([typed, AMBIGUOUS_NUMBER])
    for (const typed of ['two', '', true]) expect([typed, schema.safeParse(typed).error?.issues[0]?.message]).toEqual([typed, NO_NUMBER])
    expect(schema.safeParse(2.5).data).toBe(2.5)
  })
})
