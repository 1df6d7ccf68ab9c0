import { describe, expect, test } from 'vitest'
import { rowsIn, suppliesIn } from './supplies-in-letters.ts'
import { rowsOfSupplies, type Supply, type SupplyRow } from './supplies.ts'

describe('The rows of what was accepted and announced', () => {
  test.each([
    // An announcement ends the row the day before it, and stands beside it.
    ['A1 I10!', 'A1-9 I10-'],
    ['A1 I2!', 'A1-1 I2-'],
    ['A1 I1!', 'I1-'],
    ['?1 A10!', '?1-9 A10-'],
    ['A1 A10!', 'A1-'],
    ['A1 A2 I10!', 'A1-9 I10-'],
    ['A1 I5 A10!', 'A1-4 I5-9 A10-'],
    ['?1 ?5 A6!', '?1-5 A6-'],
    // Announcements after each other.
    ['A1 I10! A15!', 'A1-9 I10-14 A15-'],
    ['A1 I10! I15!', 'A1-9 I10-'],
    ['A1 I10! M15! A20!', 'A1-9 I10-14 M15-19 A20-'],
    ['M1 A2! M3!', 'M1-1 A2-2 M3-'],
    ['A1 I10! M8!', 'A1-7 M8-9 I10-'],
    // Accepted before an announced day: it still comes.
    ['A1 I10! A5', 'A1-9 I10-'],
    ['A1 I10! I5', 'A1-4 I5-'],
    ['A1 I10! M5', 'A1-4 M5-9 I10-'],
    ['A1 I10! ?5', 'A1-4 ?5-9 I10-'],
    ['A1 I10! A9', 'A1-9 I10-'],
    ['A1 I10! A15! I5', 'A1-4 I5-14 A15-'],
    ['A1 I10! M5 A7', 'A1-4 M5-6 A7-9 I10-'],
    // Accepted on the day itself or later: it is the newer word.
    ['A1 I10! A10', 'A1-9 A10-'],
    ['A1 I10! I10', 'A1-9 I10-'],
    ['A1 I10! M10', 'A1-9 M10-'],
    ['A1 I10! A12', 'A1-9 I10-11 A12-'],
    ['A1 I10! I12', 'A1-9 I10-'],
    ['A1 I10! A10 I11', 'A1-9 A10-10 I11-'],
    ['A1 I5! I5 A5', 'A1-4 A5-'],
    ['A1 I3! A3 I3!', 'A1-2 I3-'],
    ['A1 I1! A1', 'A1-'],
    // Off the menu: what does not run then does not begin anew.
    ['A1x7 I10!', 'A1-7'],
    ['A1x7 I9!', 'A1-7'],
    ['A1x7 I8!', 'A1-7 I8-'],
    ['A1x7 I7!', 'A1-6 I7-'],
    ['A1x7 I5!x7', 'A1-4 I5-7'],
    ['A1x7 I10! A9', 'A1-7 A9-9 I10-'],
    ['A1x7 I10! A12', 'A1-7 A12-'],
    ['A1 I10!x15', 'A1-9 I10-15'],
    ['A1 I10!x15 A16', 'A1-9 I10-15 A16-'],
    ['A1 I10!x10 I12', 'A1-9 I10-10 I12-'],
    ['A1 I10! M5x7', 'A1-4 M5-7'],
    ['?1x5 A6!', '?1-5 A6-'],
    ['?1x4 A6!', '?1-4'],
    // What it followed was taken back.
    ['I10!', ''],
    ['I10! A8', 'A8-9 I10-'],
    ['I10! A10', 'A10-'],
    ['I10! A12', 'A12-'],
    ['I10! M15!', ''],
  ])('"%s" makes "%s"', (supplies, rows) => expect(rowsIn(supplies)).toBe(rows))

  test('whatever is accepted and announced, no two rows run on one day, and what was announced never stands alone', () => {
    const faults = Array.from({ length: 3000 }, (_, seed) => anySupplies(seed)).filter((text) => {
      const supplies = suppliesIn(text)
      const rows = rowsOfSupplies(supplies)
      const isAlone = supplies.every(({ isAnnounced }) => isAnnounced)
      return isAlone ? rows.length > 0 : !followEachOther(supplies, rows)
    })
    expect(faults).toEqual([])
  })
})

/** Returns seven supplies: some on later days, some announced for days to come. */
function anySupplies(seed: number): string {
  let random = seed
  const next = (below: number) => (random = (random * 1_103_515 + 12_345) % 2_147_483_648) % below
  let today = 1
  return Array.from({ length: 7 }, () => {
    today += next(3)
    const letter = 'AIM?'.charAt(next(4))
    return next(3) === 0 ? `${letter}${today + next(6)}!` : `${letter}${today}`
  }).join(' ')
}

function followEachOther(supplies: readonly Supply[], rows: readonly SupplyRow[]): boolean {
  const fromOf = new Map(supplies.map(({ id, from }) => [id, from]))
  return rows.every(({ id, until }, n) => {
    const [from = '', next] = [fromOf.get(id), fromOf.get(rows[n + 1]?.id ?? '')]
    return until === null ? next === undefined : until >= from && (next === undefined || until < next)
  })
}
