import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

test('the text of a post is divided into links, hashtags and the rest, and joined again is what it was', () => {
  const text = 'Fresh beans: https://backdock.example/suppliers/7?post=ab\n\n#coffee #Café2'
  const parts = textParts(text)
  expect(parts).toEqual([
    { kind: 'text', text: 'Fresh beans: ' },
    { kind: 'link', text: 'https://backdock.example/suppliers/7?post=ab' },
    { kind: 'text', text: '\n\n' },
    { kind: 'hashtag', text: '#coffee' },
    { kind: 'text', text: ' ' },
    { kind: 'hashtag', text: '#Café2' },
  ])
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(textParts('')).toEqual([])
})
