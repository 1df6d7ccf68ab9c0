import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterStep, joinRows, joinStep, splitStep, undoOf, type Joins, type SaidOfRows } from './joins.ts'

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ ids: [id] }))
const merge = (one: { ids: string[] }, other: { ids: string[] }) => ({ ids: [...one.ids, ...other.ids] })
const joined = (...joins: string[][]) => joinRows(rows, joins, merge).map(({ ids }) => ids.join(''))
const row = (...ids: string[]) => ({ ids, joined: ids })
const said = (joins: Joins, ...apart: string[]): SaidOfRows => ({ joined: joins, apart })

describe('joinRows', () => {
  test('joined rows become one, in the place of the first', () => {
    expect(joined()).toEqual(['a', 'b', 'c', 'd'])
    expect(joined(['d', 'b'])).toEqual(['a', 'bd', 'c'])
    expect(joined(['a', 'c'], ['b', 'd'])).toEqual(['ac', 'bd'])
    expect(joined(['a', 'b'], ['b', 'c'])).toEqual(['abc', 'd'])
  })

  test('rows that no longer exist join nothing', () => {
    expect(joined(['a', 'zz'], ['zz', 'yy'])).toEqual(['a', 'b', 'c', 'd'])
    expect(joined(['a', 'zz', 'd'])).toEqual(['ad', 'b', 'c'])
  })

  test('rows that cannot be merged stay apart', () => {
    expect(joinRows(rows, [['a', 'b', 'c']], (one, other) => (other.ids.includes('b') ? undefined : merge(one, other)))).toEqual([
      { ids: ['a', 'c'] },
      { ids: ['b'] },
      { ids: ['d'] },
    ])
  })
})

describe('Steps of joining and splitting', () => {
  test('a row is joined with all that either was joined with, also with what is not in view', () => {
    const before = said([
      ['a', 'hidden'],
      ['c', 'd'],
    ])
    const step = joinStep(before, row('a'), row('b'))
    expect(afterStep(before, step)).toEqual({
      joined: [
        ['c', 'd'],
        ['a', 'hidden', 'b'],
      ],
      apart: [],
    })
  })

  test('splitting takes back what the buyer has joined, and only then what was joined without being asked for', () => {
    const before = said([['a', 'b']])
    const once = afterStep(before, splitStep(before, row('a', 'b')))
    expect(once).toEqual({ joined: [], apart: [] })
    expect(afterStep(once, splitStep(once, row('a', 'b')))).toEqual({ joined: [], apart: ['a', 'b'] })
  })

  test('undone, a step leaves what stood there before, and no row ever stands in two groups', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
    const steps = fc.array(fc.tuple(fc.boolean(), id, id), { maxLength: 8 })
    fc.assert(
      fc.property(steps, (taken) => {
        let now: SaidOfRows = said([])
        for (const [isJoin, one, other] of taken.filter(([, first, second]) => first !== second)) {
          const step = isJoin ? joinStep(now, row(one), row(other)) : splitStep(now, row(one))
          const next = afterStep(now, step)
          const back = afterStep(next, undoOf(step))
          expect([back.joined.map((group) => group.join()).toSorted(), back.apart]).toEqual([
            now.joined.map((group) => group.join()).toSorted(),
            now.apart,
          ])
          expect(new Set(next.joined.flat()).size).toBe(next.joined.flat().length)
          expect(new Set(next.apart).size).toBe(next.apart.length)
          now = next
        }
      }),
    )
  })
})
