import type { Origin } from '#contract/quotes/origins.ts'
import { rowsOfSupplies, type Supply } from './supplies.ts'

// Supplies and rows as short texts, for tests.

const LETTERS: Record<string, Origin | null> = { A: 'australian', I: 'imported', M: 'mixed', '?': null }
const dayOf = (n: number) => `2026-08-${String(n).padStart(2, '0')}`
const numberOf = (day: string) => Number(day.slice(-2))

/** Reads supplies: "A1x7" is accepted, Australian, from the first, and taken off the menu on the seventh; "I10!" is announced for the tenth. */
export function suppliesIn(text: string): Supply[] {
  return text.split(' ').flatMap((word, n) => {
    const [, letter = '', from = '', announced, takenOff] = /^([AIM?])(\d+)(!)?(?:x(\d+))?$/.exec(word) ?? []
    if (letter === '') return []
    return {
      id: `${n}${letter}`,
      origin: LETTERS[letter] ?? null,
      from: dayOf(Number(from)),
      takenOff: takenOff ? dayOf(Number(takenOff)) : null,
      isAnnounced: announced !== undefined,
    }
  })
}

/** Returns the rows that supplies make: "A1-4 I5-" is Australian from the first to the fourth, then imported. */
export function rowsIn(text: string): string {
  const supplies = new Map(suppliesIn(text).map((supply) => [supply.id, supply]))
  return rowsOfSupplies([...supplies.values()])
    .map(({ id, until }) => `${id.replace(/^\d+/, '')}${numberOf(supplies.get(id)?.from ?? '')}-${until === null ? '' : numberOf(until)}`)
    .join(' ')
}
