import { describe, expect, test } from 'vitest'
import { RESOURCE_CATEGORIES, RESOURCE_TYPES } from '#contract/resources/resources.ts'
import { library } from './library.ts'

/** Letters of the columns that a formula refers to in its own sheet. */
const columnsIn = (formula: string) =>
  [...formula.matchAll(/(?<![!A-Za-z$])\$?([A-Z])\$?\{(?:row|first|last)\}/g)].map(([, letter]) => letter!)

describe('The resource library', () => {
  test('has eight resources for cafes and eight for suppliers, of every type, each with an id of its own', () => {
    expect(RESOURCE_CATEGORIES.map((each) => library.filter(({ category }) => category === each).length)).toEqual([8, 8])
    expect(new Set(library.map(({ type }) => type))).toEqual(new Set(RESOURCE_TYPES))
    expect(new Set(library.map(({ id }) => id)).size).toBe(library.length)
    expect(library.filter(({ hasCalculator }) => hasCalculator)).toHaveLength(1)
  })

  test('the weights of a scorecard add up to 100', () => {
    const cards = library.flatMap(({ scorecard }) => scorecard ?? [])
    expect(cards.map(({ categories }) => categories.map(({ weight }) => weight))).toEqual([[30, 25, 20, 15, 10]])
  })

  test('sources have addresses of the web, and what was compared with a text says so', () => {
    for (const { id, sources } of library) {
      expect([id, sources.length > 0, sources.some(({ isVerified }) => isVerified)]).toEqual([id, true, true])
      for (const { url } of sources) expect(url).toMatch(/^https?:\/\//)
    }
  })

  test('formulas refer to columns that their sheet has, and rows have a cell for each column', () => {
    for (const { id, templates } of library) {
      for (const template of templates) {
        if (template.format !== 'xlsx') continue
        for (const { name, columns, rows } of template.sheets) {
          const letters = new Set(columns.map((_, at) => String.fromCodePoint(65 + at)))
          const used = columns.flatMap(({ formula = '', total = '' }) => [...columnsIn(formula), ...columnsIn(total)])
          expect([id, name, used.filter((letter) => !letters.has(letter))]).toEqual([id, name, []])
          expect([id, name, rows.filter(({ length }) => length !== columns.length)]).toEqual([id, name, []])
        }
      }
    }
  })
})
