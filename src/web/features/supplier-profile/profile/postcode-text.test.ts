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

  test('what is pasted from a spreadsheet or a sentence is read as it is meant', () => {
    for (const [typed, ranges] of [
      ['3000\r\n3001\r\n3002\r\n', '3000, 3001, 3002'],
      ['3000 3001 3002 ', '3000, 3001, 3002'],
      ['3000\t3001\t3002', '3000, 3001, 3002'],
      ['3000; 3001 ;3002;', '3000, 3001, 3002'],
      ['3000, 3001 and 3002', '3000, 3001, 3002'],
      ['3000 & 3001 + 3002.', '3000, 3001, 3002'],
      ['3000—3207', '3000-3207'],
      ['3000 – 3207 and 3220', '3000-3207, 3220'],
      ['3000\u20113207, 3220\u22123230', '3000-3207, 3220-3230'],
      ['from 3000 to 3207', '3000-3207'],
      ['between 3000 and 3207', '3000-3207'],
      ['VIC 3000-3207, NSW 2640', '3000-3207, 2640'],
      ['\u200b3000\u00a0\u2013\u00a03207\ufeff', '3000-3207'],
      ['３０００－３２０７', '3000-3207'],
      ['3000、3001，3002', '3000, 3001, 3002'],
      ['3000, 3001 or 3002', '3000, 3001, 3002'],
      ['"3000","3001"', '3000, 3001'],
      ["'3000\n'3001", '3000, 3001'],
      ['٣٠٠٠', '3000'],
      ['800-832', '0800-0832'],
      ['800\n810\n2600', '0800, 0810, 2600'],
      ['3000.0\n3001.0', '3000, 3001'],
      ['3000 -> 3207', '3000-3207'],
      ['3000 => 3207', '3000-3207'],
      ['3000 up to 3207', '3000-3207'],
      ['- 3000\n- 3001', '3000, 3001'],
      ['* 3000\n* 3001-3004', '3000, 3001-3004'],
      ['• 3000\n• 3001', '3000, 3001'],
      ['1. 3000\n2. 3001', '3000, 3001'],
      ['1) 3000\r\n2) 3001', '3000, 3001'],
      ['[3000, 3001]', '3000, 3001'],
      ['(3000), (3001)', '3000, 3001'],
      ['="0800"\n="0810"', '0800, 0810'],
      ['3000, as well as 3002', '3000, 3002'],
      ['3000 -\n3207', '3000-3207'],
    ] as const)
      expect([typed, typedRanges(rangesOf(typed))]).toEqual([typed, ranges])
  })

  test('what is no postcode stays, to be refused', () => {
    expect(rangesOf('3000, Melbourne, 30, 3000-, 3000-3100-3200').map(({ from, to }) => `${from}:${to}`)).toEqual([
      '3000:3000',
      'Melbourne:Melbourne',
      '30:30',
      '3000:',
      '3000:3100-3200',
    ])
  })

  test('a column that is longer than the list of ranges becomes ranges', () => {
    const column = Array.from({ length: 300 }, (_, at) => 3000 + at)
    expect(typedRanges(rangesOf([...column, 3500].join('\n')))).toBe('3000-3299, 3500')
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
