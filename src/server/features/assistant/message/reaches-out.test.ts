import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastCpuMs } from '#test/clock/cpu-time.ts'
import { ORDINARY_SENTENCES, WAYS_AWAY } from '#test/people/ways-away.ts'
import { reachesOut } from './reaches-out.ts'

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 12 })
const separator = fc.constantFrom('', ' ', '-', '.', '/', ' - ', '_', '\u00a0', '\u2009', '\u200b', '–', ' (', ') ', '*', ' · ', '|')
const label = fc.stringMatching(/^[a-z][a-z0-9-]{1,12}[a-z0-9]$/)
// Of the list of the authority: https://data.iana.org/TLD/tlds-alpha-by-domain.txt
const ending = fc.constantFrom(
  ...'com net org au io co ly gl gd coffee cafe beer menu food shop store app dev xyz ai me tv site online melbourne sydney рф 中国 भारत'.split(
    ' ',
  ),
)
const point = fc.constantFrom('.', '．', '。', '｡', '․', '\u200b.\u200b', '[.]', '(dot)')

describe('What leads away from the marketplace', () => {
  test('is found in whatever spelling', () => expect(WAYS_AWAY.filter((line) => !reachesOut(line))).toEqual([]))
  test('is not found in ordinary sentences', () => expect(ORDINARY_SENTENCES.filter(reachesOut)).toEqual([]))

  test('is found for any digits apart by anything', () =>
    fc.assert(
      fc.property(digits, separator, (number, between) => {
        // Dates, and times with nothing beside them, are written in the same way.
        fc.pre(between !== '.' && between !== '-' && between !== '/' && between !== '–' ? true : number.length > 8)
        expect(reachesOut(`Ring ${number.join(between)} today.`)).toBe(true)
      }),
    ))

  test('is found for any name with any ending', () =>
    fc.assert(
      fc.property(label, ending, point, (name, last, between) => {
        expect(reachesOut(`See ${name}${between}${last} today.`)).toBe(true)
      }),
    ))

  test('is not found in amounts of any size', () =>
    fc.assert(
      fc.property(fc.nat(9_999), fc.nat(99), fc.constantFrom('kg', 'km', 'litres', 'views', 'out of 5'), (whole, part, unit) => {
        const cents = `${part}`.padStart(2, '0')
        expect(reachesOut(`It has ${whole}.${part} ${unit}, from $${whole.toLocaleString('en-AU')}.${cents}.`)).toBe(false)
      }),
    ))

  test('is looked for in a time that does not grow with the square of the text', async () => {
    const pieces = ['a', 'a.', '0', '0 ', 'o', '1.', 'double ', '$1', 'a ', '@', '/', '.', ' ', '(', '12:30 ', '1,', '13 ']
    const slow: string[] = []
    for (const piece of pieces) {
      const text = piece.repeat(16_384 / piece.length)
      if ((await leastCpuMs(3, () => reachesOut(text))) > 100) slow.push(piece)
    }
    expect(slow).toEqual([])
  })
})
