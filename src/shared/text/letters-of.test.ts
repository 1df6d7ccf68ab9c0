import { describe, expect, test } from 'vitest'
import { lettersOf } from './letters-of.ts'

describe('lettersOf', () => {
  test('a text is read without case, accents, spaces and signs, and with letters for what looks like one', () => {
    for (const text of ['Backdock', ' back-DOCK_', 'B4ckd0ck', 'bác​kdöck', 'Bасkdосk', 'ＢＡＣＫｄｏｃｋ'])
      expect([text, lettersOf(text)]).toEqual([text, 'backdock'])
    expect(lettersOf('… –')).toBe('')
  })
})
