import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, LONG_WORD, nearestTo } from './edit-distance.ts'

describe('The nearest words to a mistyped one', () => {
  test.each([
    ['cofefe', ['coffee', 'cover', 'toffee'], ['coffee']],
    ['mlik', ['milk', 'mink'], ['milk']],
    ['esspreso', ['espresso', 'express'], ['espresso']],
    ['bred', ['bread', 'beer', 'bird'], ['bread']],
    ['crème', ['creme', 'cream'], ['creme']],
  ])('of %s among %j are %j', (typed, words, nearest) => {
    expect(nearestTo(typed, words)).toEqual(nearest)
  })

  test('a word with one error, or two where it is long, is always among them', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
    const word = fc.array(letter, { minLength: 6, maxLength: 14 }).map((letters) => letters.join(''))
    const change = fc.record({ at: fc.nat(5), kind: fc.constantFrom('add', 'take', 'swap', 'replace'), letter })
    const changed = (text: string, { at, kind, letter: other }: { at: number; kind: string; letter: string }) => {
      const [before, after] = [text.slice(0, at), text.slice(at)]
      if (kind === 'add') return before + other + after
      if (kind === 'take') return before + after.slice(1)
      if (kind === 'replace') return before + other + after.slice(1)
      return before + after.slice(0, 2).split('').toReversed().join('') + after.slice(2)
    }
    fc.assert(
      fc.property(word, fc.array(change, { minLength: 1, maxLength: 2 }), (right, changes) => {
        const typed = changes.reduce(changed, right)
        const errors = editDistance(typed, right)
        fc.pre(typed.length > 4 && errors > 0 && errors <= (typed.length < LONG_WORD ? 1 : 2))
        expect(nearestTo(typed, [right])).toEqual([right])
      }),
    )
  })
})
