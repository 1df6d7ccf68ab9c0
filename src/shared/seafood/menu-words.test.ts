import { describe, expect, test } from 'vitest'
import type { Origin } from '#contract/quotes/origins.ts'
import { menuWords, partsOn } from './menu-words.ts'

const ORIGINS: Record<string, Origin | null> = { A: 'australian', I: 'imported', M: 'mixed', '?': null }
/** "Prawns A, Squid ?" as rows. */
const rowsIn = (text: string) =>
  text.split(', ').flatMap((row) => (row === '' ? [] : { item: row.slice(0, -2), origin: ORIGINS[row.slice(-1)] ?? null }))

describe('The words for a menu', () => {
  test.each([
    ['', ''],
    ['Barramundi A', 'Barramundi (A)'],
    ['barramundi A', 'Barramundi (A)'],
    ['Prawns I, Squid M', 'Prawns (I), Squid (M)'],
    ['Prawns ?', ''],
    ['Prawns ?, Squid A', 'Squid (A)'],
    ['Prawns A, prawn A', 'Prawns (A)'],
    ['Prawns A, PRAWNS I', 'Prawns (A), Prawns (I)'],
    ['Prawns A, prawns ?', 'Prawns (A)'],
  ])('of "%s" are "%s"', (rows, words) => expect(menuWords(rowsIn(rows)).items.join(', ')).toBe(words))

  test.each([
    ['', null],
    ['Prawns A', 'All our seafood is Australian.'],
    ['Prawns I, Squid I', 'All our seafood is imported.'],
    ['Prawns M', 'All our seafood is of mixed origin.'],
    ['Prawns A, Squid I', null],
    ['Prawns A, Squid ?', null],
    ['Prawns ?', null],
    ['Prawns ?, Squid ?', null],
  ])('of "%s" are one statement: %j', (rows, statement) => expect(menuWords(rowsIn(rows)).statement).toBe(statement))

  test('name what is not known, and what is from several places', () => {
    const { unknown, several } = menuWords(rowsIn('Prawns A, prawns I, squid ?, Squid A, Mussels ?'))
    expect(unknown).toEqual(['Squid', 'Mussels'])
    expect(several).toEqual(['Prawns'])
  })
})

test.each([
  ['2026-08-01', null, 'running'],
  ['2026-08-10', null, 'running'],
  ['2026-08-11', null, 'coming'],
  ['2026-08-01', '2026-08-10', 'running'],
  ['2026-08-01', '2026-08-09', 'ended'],
  ['2026-08-01', '2026-08-30', 'running'],
  ['2026-08-11', '2026-08-30', 'coming'],
])('from %s until %s is %s on 10 August', (from, until, part) => {
  const parts = Object.entries(partsOn([{ from, until }], '2026-08-10'))
  expect(parts.flatMap(([name, rows]) => (rows.length > 0 ? name : []))).toEqual([part])
})
