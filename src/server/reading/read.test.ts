import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { read } from './read.ts'

describe('Parts of a text', () => {
  const WORDS = `milk eggs coffee machine fix 20 kg 12 x 1L a week before 6am tue and fri to Brunswick 3056 near me half dozen box of 3/12
    La Marzocco is leaking who can come today , ; ( ) + & / - ½ .5 $20 v60 700g organic salt pepper squid`.split(/\s+/)
  const typed = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' '))

  test.each([
    ['of any characters', anyText(300)],
    ['of words that are read', typed],
    ['of both', fc.tuple(typed, anyText(20), typed).map((texts) => texts.join(''))],
  ])('cover every word in order and without overlap, in texts %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const parts = read(text)
        let end = 0
        let gaps = ''
        for (const { from, to } of parts) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          gaps += `${text.slice(end, from)} `
          end = to
        }
        expect(end).toBeLessThanOrEqual(text.length)
        expect(gaps + text.slice(end)).not.toMatch(/[\p{L}\p{N}]/u)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['who can come today, my La Marzocco is leaking', 'filler filler filler period filler brand doing'],
    ['overnight oats 5kg overnight', 'goods amount period'],
    ['3×5kgMushroom', 'amount goods'],
    ['1. v60 filters, xyzzy', 'filler goods left'],
    ['coffee machine under $3000', 'goods filler amount'],
  ])('“%s” has the parts “%s”', (text, kinds) => {
    expect(
      read(text)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds)
  })

  test('what is beyond 2,000 characters is not read', () => {
    expect(read('milk '.repeat(500))).toHaveLength(400)
    expect(read('1 x '.repeat(50_000)).at(-1)?.to).toBeLessThanOrEqual(2000)
  })
})
