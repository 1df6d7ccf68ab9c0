import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { anyText } from '#test/data/any-text.ts'
import { read } from './read.ts'

describe('Parts of a text', () => {
  const WORDS = `milk eggs coffee machine fix 20 kg 12 x 1L a week before 6am tue and fri to Brunswick 3056 near me half dozen box of 3/12
    La Marzocco half moon bakery monday dough is leaking who can come today , ; ( ) + & / - ½ .5 $20 v60 700g organic salt pepper squid`.split(
    /\s+/,
  )
  const suppliers = ['half moon bakery', 'monday dough', 'milk', 'eggs 20'].map((key, id) => ({ id, key }))
  const typed = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' '))

  const SIGNS = ['1', '12', 'x', 'a', 'kg', '.', ',', '/', '½', '-', "'", '(', '$', ' ', ' ', ' of ', ' and ', ' mon', ' in ', ' st ']
  const again = fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 4 }).map((signs) => signs.join('').repeat(200).slice(0, 200))

  test.each([
    ['of any characters', anyText(300)],
    // Where a pattern can match in many ways, this never ends.
    ['of the same over and over', again],
    ['of words that are read', typed],
    ['of both', fc.tuple(typed, anyText(20), typed).map((texts) => texts.join(''))],
  ])('cover every word in order and without overlap, in texts %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const parts = read(text, { suppliers })
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

  test.each([
    ['fish hobart 10 kg a week', 'Hobart TAS'],
    ['lactose free milk, bega', 'Bega NSW 2550'],
    ['we bake parramatta style and sell bread', 'Parramatta NSW 2150'],
    // A mixer of that brand, and a word of English.
    ['mixer hobart 20 L', undefined],
    ['bread and hope', undefined],
  ] as [string, string | undefined][])('in talk “%s” is at %s', (text, label) => {
    expect(read(text, { isTalk: true }).find((part) => part.kind === 'place')?.place.place.label).toBe(label)
  })

  test('in a search words within it are no place, as they may be part of a name', () => {
    expect(read('we bake parramatta style and sell bread').filter(({ kind }) => kind === 'place')).toEqual([])
  })

  test.each([
    'hi can you send us 20kg full cream milk, 12 x 1L oat milk, 5 boxes of roma tomatoes and eggs to Brunswick VIC 3056 every tue before 6am',
    'sydney rock oysters '.repeat(10),
    'in north st kilda '.repeat(11),
    '2 x 3 box of '.repeat(15),
    'half moon bakery '.repeat(12),
    'a '.repeat(100),
  ])('a word takes a bounded number of lookups, whatever stands around it: %s', (text) => {
    read(text, { suppliers })
    const lookups = vi.spyOn(Map.prototype, 'get')
    read(text, { suppliers })
    const { length } = lookups.mock.calls
    lookups.mockRestore()
    // A place is looked for in some eighteen runs of words, however long the text.
    expect(length).toBeLessThanOrEqual(1000 + 25 * text.trim().split(/\s+/).length)
  })

  test('what is beyond 2,000 characters is not read', () => {
    expect(read('milk '.repeat(500))).toHaveLength(400)
    expect(read('1 x '.repeat(50_000)).at(-1)?.to).toBeLessThanOrEqual(2000)
  })
})
