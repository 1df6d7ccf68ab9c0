import { expect, test } from 'vitest'
import { textsIn } from './texts-in.ts'

test('the hashtags at the end of a text become those of the post, and others stay in it', () => {
  expect(textsIn('House blend, $31. [photo] #coffee #cafesupplies')).toEqual({
    content: 'House blend, $31. [photo]',
    hashtags: ['coffee', 'cafesupplies'],
  })
  expect(textsIn('We are #1 in town today')).toEqual({ content: 'We are #1 in town today', hashtags: [] })
  expect(textsIn('Plain')).toEqual({ content: 'Plain', hashtags: [] })
})
