import { expect, test } from 'vitest'
import { NEEDS_YOU_KINDS } from '#contract/venue/needs-you.ts'
import { needPath } from './need-words.ts'

test('What waits leads to the page where it is seen to, and nowhere while there is none', () => {
  expect(Object.fromEntries(NEEDS_YOU_KINDS.map((kind) => [kind, needPath({ kind, id: 'a1' })]))).toEqual({
    answer: '/quotes/a1',
    expiring: '/quotes/a1',
    message: '/quotes/a1',
    'price-change': '/venue/prices',
    sample: '/samples/a1',
    group: '/groups/a1',
    origin: '/venue/seafood',
  })
})
