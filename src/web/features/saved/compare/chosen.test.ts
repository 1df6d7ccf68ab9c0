import { describe, expect, test } from 'vitest'
import { readSavedAddress, savedPath } from './chosen.ts'

describe('The address of the saved suppliers', () => {
  test.for<[string, number[]]>([
    ['', []],
    ['?suppliers=3', [3]],
    ['?suppliers=3-17', [3, 17]],
    ['?suppliers=17-3', [17, 3]],
    ['?suppliers=3,17', [3, 17]],
    ['?suppliers=3%2C17', [3, 17]],
    ['?suppliers=3-3-17', [3, 17]],
    ['?suppliers=1-2-3-4-5', [1, 2, 3, 4]],
    ['?suppliers=1-1-1-1-2', [1, 2]],
    ['?suppliers=', []],
    ['?suppliers=-', []],
    ['?suppliers=--3', [3]],
    ['?suppliers=0-3', [3]],
    ['?suppliers=03', []],
    ['?suppliers=1.5-2', [2]],
    ['?suppliers=1e3', []],
    ['?suppliers=abc-3', [3]],
    ['?suppliers=3-x-17', [3, 17]],
    ['?suppliers=2147483647', [2147483647]],
    ['?suppliers=2147483648-5', [5]],
    ['?suppliers=99999999999', []],
    ['?suppliers=%F0-3', [3]],
    ['?suppliers=3+17', []],
    ['?Suppliers=3', []],
  ])('%s names %j', ([query, chosen]) => {
    expect(readSavedAddress(query).chosen).toEqual(chosen)
  })

  test.for<[string, boolean, string]>([
    ['?view=compare', false, 'saved'],
    ['?suppliers=3&view=compare', true, 'saved'],
    ['?suppliers=3&view=table', false, 'saved'],
    ['?suppliers=x&view=compare', false, 'saved'],
    ['?suppliers=3&sort=name', false, 'name'],
    ['?sort=rating&suppliers=3-4&view=compare', true, 'rating'],
    ['?sort=price', false, 'saved'],
  ])('%s is compared: %s, by %s', ([query, isCompared, sort]) => {
    expect(readSavedAddress(query)).toMatchObject({ isCompared, sort })
  })

  test('what is written is read back, and what is usual is not written', () => {
    const state = { chosen: [17, 3], isCompared: true, sort: 'name' } as const
    const path = savedPath(state)
    expect(path).toBe('/saved?sort=name&suppliers=17-3&view=compare')
    expect(readSavedAddress(path.slice('/saved'.length))).toEqual(state)
    expect(savedPath({ chosen: [], isCompared: true, sort: 'saved' })).toBe('/saved')
  })
})
