import { describe, expect, test } from 'vitest'
import { rowsIn, suppliesIn } from './supplies-in-letters.ts'
import { keptUntil, rowsOfSupplies } from './supplies.ts'

describe('The rows of what was accepted', () => {
  test.each([
    ['', ''],
    ['A1', 'A1-'],
    ['?1', '?1-'],
    ['A1 A5', 'A1-'],
    ['A1 A1', 'A1-'],
    ['?1 ?5', '?1-'],
    ['A1 I5', 'A1-4 I5-'],
    ['A1 ?5', 'A1-4 ?5-'],
    ['?1 A5', '?1-4 A5-'],
    ['A1 I2', 'A1-1 I2-'],
    ['A1 I1', 'I1-'],
    ['A1 ?1', '?1-'],
    ['A1 I1 A1', 'A1-'],
    ['A1 I1 I1', 'I1-'],
    ['A1 I5 A9', 'A1-4 I5-8 A9-'],
    ['A1 I5 M9 ?12', 'A1-4 I5-8 M9-11 ?12-'],
    ['A1 I5 A5', 'A1-4 A5-'],
    ['A1 I5 I7 A9', 'A1-4 I5-8 A9-'],
    ['A1 A3 I5', 'A1-4 I5-'],
    ['A1 A3 I3', 'A1-2 I3-'],
    ['A1x7', 'A1-7'],
    ['A1x1', 'A1-1'],
    ['A1x7 A5', 'A1-7'],
    ['A1x7 A7', 'A1-7'],
    ['A1x7 A8', 'A1-7 A8-'],
    ['A1x7 I8', 'A1-7 I8-'],
    ['A1x7 I5', 'A1-4 I5-'],
    ['A1x7 I7', 'A1-6 I7-'],
    ['A1x1 I1', 'I1-'],
    ['A1x1 A1', 'A1-1'],
    ['A1x3 A5x9 I7', 'A1-3 A5-6 I7-'],
    ['A1x3 I5x9 I12', 'A1-3 I5-9 I12-'],
    ['A1 I5x9', 'A1-4 I5-9'],
    ['A1 I5x9 A9', 'A1-4 I5-8 A9-'],
    ['A1 I5x9 A10', 'A1-4 I5-9 A10-'],
    ['M1 M2 M3 A4 A5', 'M1-3 A4-'],
    ['I1 A1 I2', 'A1-1 I2-'],
    ['I3 ?3 M3', 'M3-'],
  ])('"%s" makes "%s"', (supplies, rows) => expect(rowsIn(supplies)).toBe(rows))

  test('whatever is accepted, no two rows run on one day, and the last supply is said on its day', () => {
    const letters = ['A', 'I', 'M', '?']
    for (let seed = 0; seed < 400; seed++) {
      const words = Array.from({ length: 6 }, (_, n) => `${letters[(seed >> n) % 4]}${1 + Math.floor((n * (1 + (seed % 5))) / 2)}`)
      const supplies = suppliesIn(words.join(' '))
      const byId = new Map(supplies.map((supply) => [supply.id, supply]))
      const rows = rowsOfSupplies(supplies)
      const fits = rows.map(({ until, id }, n) => {
        const next = byId.get(rows[n + 1]?.id ?? '')
        return until === null ? next === undefined : until >= (byId.get(id)?.from ?? '') && (!next || until < next.from)
      })
      expect(fits).not.toContain(false)
      expect(byId.get(rows.at(-1)?.id ?? '')?.origin).toBe(supplies.at(-1)?.origin)
    }
  })
})

test.each([
  [null, null],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-08-31', '2026-11-30'],
  ['2026-12-31', '2027-03-31'],
  ['2026-10-04', '2027-01-04'],
  ['2026-11-28', '2027-02-28'],
])('what ended on %s is kept until %s', (until, kept) => expect(keptUntil(until)).toBe(kept))
