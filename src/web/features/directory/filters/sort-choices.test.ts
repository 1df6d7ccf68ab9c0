import { describe, expect, test } from 'vitest'
import { sortChoices } from './sort-choices.ts'

const ALWAYS = ['rating', 'reviews', 'name']

describe('sortChoices', () => {
  test.each([
    [undefined, false, ALWAYS, 'rating', false],
    [undefined, true, ['distance', ...ALWAYS], 'distance', false],
    ['milk', false, ALWAYS, '', true],
    ['milk', true, ['distance', ...ALWAYS], '', true],
  ])('with the search %s and a place %s the sort choices are %j, by default "%s"', (search, hasPlace, choices, preset, hasBestMatch) => {
    expect(sortChoices({ search }, hasPlace)).toEqual({ choices, preset, hasBestMatch })
  })
})
