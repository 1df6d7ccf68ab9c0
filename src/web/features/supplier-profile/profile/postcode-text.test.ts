import { describe, expect, test } from 'vitest'
import { joinedRanges, rangeInWords, rangesOf, typedRanges } from './postcode-text.ts'

describe('The text of a service area', () => {
  test('postcodes are read singly or as ranges, with the separators that people type', () => {
    const ranges = [
      { from: '3000', to: '3207' },
      { from: '3220', to: '3220' },
    ]
    for (const typed of ['3000-3207, 3220', '3000 – 3207; 3220', '3000 to 3207\n3220,']) expect(rangesOf(typed)).toEqual(ranges)
    expect(typedRanges(ranges)).toBe('3000-3207, 3220')
    expect(rangesOf('')).toEqual([])
  })

  test('ranges that touch or overlap are joined, in the order of their postcodes', () => {
    const joined = (some: string, others: string) => typedRanges(joinedRanges(rangesOf(some), rangesOf(others)))
    expect(joined('3220, 3000-3100', '3050-3207')).toBe('3000-3207, 3220')
    expect(joined('3000-3100', '3101')).toBe('3000-3101')
    expect(joined('3000-3207', '3058')).toBe('3000-3207')
    expect(joined('0800-0832', '')).toBe('0800-0832')
    expect(joined('', '')).toBe('')
  })

  test('a range is displayed with a dash between its ends', () => {
    expect(rangesOf('3000-3207, 3220').map(rangeInWords)).toEqual(['3000–3207', '3220'])
  })
})
