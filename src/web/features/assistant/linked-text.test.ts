import { describe, expect, test } from 'vitest'
import { linkedPieces } from './linked-text.tsx'

const tin = { words: 'Tin Shed', href: '/suppliers/1' }
const coffee = { words: 'Tin Shed Coffee', href: '/suppliers/2' }

describe('linkedPieces', () => {
  test('of two names of which one begins with the other, each is its own link', () => {
    expect(linkedPieces('Tin Shed Coffee and Tin Shed fit best.', [tin, coffee])).toEqual([coffee, ' and ', tin, ' fit best.'])
  })

  test('the signs of a name mean nothing, and a text without names is one piece', () => {
    const odd = { words: 'A.B (C)*', href: '/suppliers/3' }
    expect(linkedPieces('Ask A.B (C)*', [odd])).toEqual(['Ask ', odd])
    expect(linkedPieces('AxB (C)', [odd])).toEqual(['AxB (C)'])
  })
})
