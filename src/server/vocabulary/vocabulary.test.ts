import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#contract/options.ts'
import { keyOf, keysOf } from './key-of.ts'
import { builtInEntries, isTradeWord, isWordOf, lookUp, termAt } from './vocabulary.ts'
import { wordsIn } from './words.ts'

/** Names that searches knew before there was one vocabulary, each with the term and the category that it has now. */
const knownNames = readFileSync(new URL('known-names.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'))

describe('the built-in entries', () => {
  const entries = builtInEntries()

  test('their columns hold what their types say', () => {
    const kinds = new Set(['goods', 'service', 'brand', 'quality', 'unit-word'])
    const categories = new Set<string | null>([null, ...CATEGORIES])
    const isWhole = (entry: (typeof entries)[number]) =>
      entry.term !== '' &&
      kinds.has(entry.kind) &&
      [entry.category, ...entry.alsoCategories].every((category) => categories.has(category)) &&
      ['free', 'taxable', 'mixed', null].includes(entry.gst)
    expect(entries.filter((entry) => !isWhole(entry))).toEqual([])
  })

  test('no two terms are one name', () => {
    const byKey = Map.groupBy(entries, ({ term }) => keyOf(term))
    expect([...byKey.values()].filter(({ length }) => length > 1).map(([first]) => first?.term)).toEqual([])
  })

  test('a parent and what is found besides are names of the vocabulary', () => {
    const named = entries.flatMap(({ parent, alsoFound }) => [...(parent ? [parent] : []), ...alsoFound])
    expect([...new Set(named)].filter((name) => !lookUp(name))).toEqual([])
  })
})

describe('lookUp', () => {
  test('every name that was known before stays known, with its category', () => {
    const found = knownNames.map(([name = '']) => [name, lookUp(name)?.term ?? '', lookUp(name)?.category ?? ''])
    expect(found).toEqual(knownNames)
  })

  test.for([
    ['glasses', 'glassware'],
    ['menus', 'menu'],
    ['zucchinis', 'zucchini'],
    ['quiches', 'quiche'],
    ['chillies', 'chilli'],
    ['shoes', 'shoe'],
    ['loaves', 'bread'],
    ['Crème brûlée', 'creme brulee'],
    ['kitchenhand', 'kitchen hand'],
    ['sour dough', 'sourdough'],
    ['Bonsoy', 'bonsoy'],
  ])('%s is %s', ([name = '', term]) => {
    expect(lookUp(name)?.term).toBe(term)
  })
})

test('the longest name at a word is found', () => {
  const keys = keysOf(wordsIn('fresh chicken breasts and oat milk'))
  const found = keys.map((_, at) => termAt(keys, at))
  expect(found.map((name) => name && [name.entry.term, name.length])).toEqual([
    ['fresh', 1],
    ['chicken breast', 2],
    undefined,
    undefined,
    ['oat milk', 2],
    ['milk', 1],
  ])
})

test('single words are of the trade, and of a category', () => {
  expect(['marzocco', 'breasts', 'qwerty'].map(isTradeWord)).toEqual([true, true, false])
  expect([isWordOf('Machine Repairs', 'mixer'), isWordOf('Dairy', 'mixer')]).toEqual([true, false])
})
