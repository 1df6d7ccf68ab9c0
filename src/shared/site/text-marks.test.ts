import { describe, expect, test } from 'vitest'
import { markedAs, withMarks, withoutMarks } from './text-marks.ts'

const EDITABLE = Array.from({ length: 1000 }, (_, at) => ({ key: `home.hero.text${at}`, label: `Text ${at}` }))
const TEXTS = Object.fromEntries(EDITABLE.map(({ key }, at) => [key, `Text ${at}`]))

describe('Marks of texts in the preview', () => {
  test('each text is found by what is shown of it, and reads as it did', () => {
    const marked = withMarks(TEXTS, EDITABLE)
    for (const [at, { key }] of EDITABLE.entries()) {
      expect(marked[key]).not.toBe(TEXTS[key])
      expect([markedAs(marked[key]!), withoutMarks(marked[key]!)]).toEqual([at, TEXTS[key]])
    }
  })

  test('each part of a text that is a list is found', () => {
    const [first, second] = EDITABLE
    const marked = withMarks({ [first!.key]: 'milk, oat milk, flour', [second!.key]: 'One\nTwo\n\nThree' }, EDITABLE)
    expect(marked[first!.key]!.split(',').map((part) => [markedAs(part), withoutMarks(part).trim()])).toEqual([
      [0, 'milk'],
      [0, 'oat milk'],
      [0, 'flour'],
    ])
    expect(marked[second!.key]!.split(/\n+/).map((part) => [markedAs(part), withoutMarks(part)])).toEqual([
      [1, 'One'],
      [1, 'Two'],
      [1, 'Three'],
    ])
  })

  test('what is replaced and what is strong in a text stays as it is, and a blank text stays blank', () => {
    const [first, second, third] = EDITABLE
    const texts = {
      [first!.key]: 'All {categories}',
      [second!.key]: '**2,847** venues, so far',
      [third!.key]: '',
      'home.claims.figures': 'sample',
    }
    const marked = withMarks(texts, EDITABLE)
    expect(marked[first!.key]).toContain('All {categories}')
    expect(marked[second!.key]).toContain('**2,847** venues')
    expect([marked[third!.key], marked['home.claims.figures']]).toEqual(['', 'sample'])
    expect([markedAs('Nothing of the owner'), withoutMarks('Nothing of the owner')]).toEqual([undefined, 'Nothing of the owner'])
  })
})
