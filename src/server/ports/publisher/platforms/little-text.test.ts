import { describe, expect, test } from 'vitest'
import { littleText, plainText } from './little-text.ts'

describe('The format of LinkedIn', () => {
  test('keeps every character, and makes hashtags of hashtags', () => {
    expect(littleText('A (b) [c] #cold_brew @d *e* 50% #1')).toBe(
      'A \\(b\\) \\[c\\] {hashtag|\\#|cold\\_brew} \\@d \\*e\\* 50% {hashtag|\\#|1}',
    )
    for (const words of ['', '# alone', 'a\\b|c{d}e<f>g~h_i #tag#tag', '#ää\n#b', '{hashtag|\\#|x}'])
      expect(plainText(littleText(words))).toBe(words)
  })
})
