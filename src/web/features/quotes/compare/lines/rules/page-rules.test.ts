import { describe, expect, test } from 'vitest'
import { hasOrderRules, NO_PAGE_RULES, readRules, rulesForCall, searchWith, withLineFrom, withRule } from './page-rules.ts'

const rule = (offerId: string, lineId: string | null = null) => ({ offerId, lineId })

describe('The rules in an address', () => {
  test.each([
    ['none', '', NO_PAGE_RULES],
    ['an offer', '?never=a:*', { ...NO_PAGE_RULES, never: [rule('a')] }],
    ['several', '?never=a:*&never=b:2&always=c:1', { ...NO_PAGE_RULES, never: [rule('a'), rule('b', '2')], always: [rule('c', '1')] }],
    ['escaped', '?substitutes=a%3A1', { ...NO_PAGE_RULES, substitutes: [rule('a', '1')] }],
    ['figures', '?most=2&savesAtLeast=2000', { ...NO_PAGE_RULES, most: 2, savesAtLeast: 2000 }],
    ['a saving of nothing', '?savesAtLeast=0', { ...NO_PAGE_RULES, savesAtLeast: 0 }],
    ['what is no rule', '?never=a&never=:1&never=&most=0&savesAtLeast=x&always=b:', NO_PAGE_RULES],
    ['other parameters', '?key=abc&join=x:y', NO_PAGE_RULES],
    ['beyond all numbers', '?most=99999999999', NO_PAGE_RULES],
    ['a fraction', '?most=1.5&savesAtLeast=-3', NO_PAGE_RULES],
  ])('%s are read', (_, search, expected) => expect(readRules(search)).toEqual(expected))

  test.each(['', '?never=a:*&never=b:2', '?key=abc&substitutes=a:1&always=c:1&never=a:*&most=2&savesAtLeast=2000'])(
    '%s is written as it was read',
    (search) => expect(searchWith(search, readRules(search))).toBe(search),
  )

  test('the key and what else an address has stay when rules change', () => {
    expect(searchWith('?key=a.b-c&most=3', { ...NO_PAGE_RULES, never: [rule('x')] })).toBe('?key=a.b-c&never=x:*')
    expect(searchWith('?most=3', NO_PAGE_RULES)).toBe('')
  })

  test('a call has what is asked for only', () => {
    expect(rulesForCall(NO_PAGE_RULES)).toEqual({})
    expect(rulesForCall({ ...NO_PAGE_RULES, most: 1, substitutes: [rule('a', '1')], never: [rule('b')] })).toEqual({
      most: 1,
      substitutes: ['a:1'],
      never: ['b:*'],
    })
  })

  test('what is always from a supplier is not never from it', () => {
    const never = withRule(NO_PAGE_RULES, 'never', rule('a'), true)
    const always = withRule(never, 'always', rule('a'), true)
    expect([always.never, always.always]).toEqual([[], [rule('a')]])
    expect(withRule(always, 'never', rule('a', '1'), true).always).toEqual([rule('a')])
    expect(withRule(always, 'always', rule('a'), false)).toEqual(NO_PAGE_RULES)
    expect(withRule(always, 'always', rule('a'), true).always).toEqual([rule('a')])
  })

  test('a line is always from one supplier', () => {
    const first = withLineFrom({ ...NO_PAGE_RULES, always: [rule('c')] }, '1', 'a')
    expect(withLineFrom(first, '1', 'b').always).toEqual([rule('c'), rule('b', '1')])
    expect(withLineFrom(first, '1', null).always).toEqual([rule('c')])
  })

  test('substitutes alone bind no order', () => {
    expect(hasOrderRules({ ...NO_PAGE_RULES, substitutes: [rule('a', '1')] })).toBe(false)
    expect(hasOrderRules({ ...NO_PAGE_RULES, savesAtLeast: 0 })).toBe(true)
  })
})
