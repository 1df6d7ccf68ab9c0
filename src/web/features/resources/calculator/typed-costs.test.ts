import { describe, expect, test } from 'vitest'
import { parseSearch, queryString } from '#web/query-string.ts'
import { readCalculatorSearch, type CalculatorField } from '#web/addresses/calculator-search.ts'
import { costsOf, normalisedCosts, problemOf } from './typed-costs.ts'

const searchAt = (query: string) => readCalculatorSearch(parseSearch(query))
/** The address that the calculator writes for what is in this one. */
const sameAs = (query: string) => queryString(normalisedCosts(searchAt(query)))
const costsAt = (query: string) => costsOf(searchAt(query))
const ZEROS = { currentCents: 0, newCents: 0 }

describe('What is entered in the calculator, in its address', () => {
  test('everything is read from it, in one order, whatever the order there', () => {
    const query = '?packagingNew=8&packaging=7&cleaningNew=6&cleaning=5&equipmentNew=4&equipment=3&foodNew=2.5&food=1&target=7.5&cost=18000'
    expect(costsAt(query)).toEqual({
      monthlyCostCents: 1_800_000,
      targetTenths: 75,
      categories: [
        { category: 'food', currentCents: 100, newCents: 250 },
        { category: 'equipment', currentCents: 300, newCents: 400 },
        { category: 'cleaning', currentCents: 500, newCents: 600 },
        { category: 'packaging', currentCents: 700, newCents: 800 },
      ],
    })
    expect(sameAs(query)).toBe(
      '?cost=18000&target=7.5&food=1&foodNew=2.50&equipment=3&equipmentNew=4&cleaning=5&cleaningNew=6&packaging=7&packagingNew=8',
    )
    expect(sameAs(sameAs(query))).toBe(sameAs(query))
  })

  test('an address without anything is nothing with a target of 15 per cent, and so is the form sent as it is', () => {
    const categories = ['food', 'equipment', 'cleaning', 'packaging'].map((category) => ({ category, ...ZEROS }))
    expect(costsAt('')).toEqual({ monthlyCostCents: 0, targetTenths: 150, categories })
    for (const query of ['', '?target=15', '?cost=&target=15&food=&foodNew=', '?food=0&target=15.0%25', '?target=15&unknown=1'])
      expect(sameAs(query)).toBe('')
  })

  test('amounts count as they are typed elsewhere on the site', () => {
    for (const typed of ['1234.50', '1,234.50', '$1,234.50', 'A$ 1 234.5', ' 1234.5 '])
      expect(sameAs(`?food=${encodeURIComponent(typed)}`)).toBe('?food=1234.50')
    expect(sameAs('?food=.5')).toBe('?food=0.50')
    expect(sameAs('?food=1000.00')).toBe('?food=1000')
  })

  test.each(['abc', '-5', '1,5', '12.345', 'NaN', 'Infinity', '1e3', '1000000000', '0x10', '5;6'])('the amount %s counts as 0', (value) => {
    expect(sameAs(`?food=${encodeURIComponent(value)}`)).toBe('')
  })

  test.each(['', 'abc', '-1', '100.1', '1,5', 'NaN'])('the target "%s" counts as 0', (value) => {
    expect(sameAs(`?target=${encodeURIComponent(value)}`)).toBe('?target=0')
    expect(costsAt(`?target=${encodeURIComponent(value)}`).targetTenths).toBe(0)
  })

  test('texts stay as they are typed, so that a form sent without a script shows what was wrong', () => {
    expect(queryString(searchAt('?unknown=1&foodNew=&food=+a+lot+&target=15&cost=%241%2C000'))).toBe('?cost=%241%2C000&food=a+lot')
    expect(searchAt(`?food=${'9'.repeat(500)}`).food).toHaveLength(24)
    expect(queryString(searchAt('?target='))).toBe('?target=')
  })

  test('a target has one decimal', () => {
    expect(['8', '8 %', '8.04%', '8.06', '0', '100'].map((value) => sameAs(`?target=${encodeURIComponent(value)}`))).toEqual([
      '?target=8',
      '?target=8',
      '?target=8',
      '?target=8.1',
      '?target=0',
      '?target=100',
    ])
  })
})

describe('What a field says of what counts as 0', () => {
  const PROBLEMS: [CalculatorField, string, RegExp][] = [
    ['food', 'abc', /a number only/],
    ['food', '1,5', /decimals with a point/],
    ['food', '-5', /\$0 or more/],
    ['food', '−5', /\$0 or more/],
    ['cost', '1,000,000,000', /below \$1,000,000,000/],
    ['foodNew', '12.345', /two decimals at most/],
    ['target', 'a lot', /a number only/],
    ['target', '120', /from 0 to 100/],
    ['target', '-1', /from 0 to 100/],
  ]
  test.each(PROBLEMS)('%s: %s', (field, typed, says) => {
    expect(problemOf(field, typed)).toMatch(/^Counts as 0\. /)
    expect(problemOf(field, typed)).toMatch(says)
  })

  test('nothing where nothing is typed, or what is typed counts', () => {
    for (const typed of [undefined, '', ' ', '0', '$1,234.50']) expect(problemOf('food', typed)).toBeUndefined()
    for (const typed of [undefined, '', '0', '12.5%', '100']) expect(problemOf('target', typed)).toBeUndefined()
  })
})
