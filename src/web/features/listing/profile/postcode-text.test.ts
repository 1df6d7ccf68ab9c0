import { expect, test } from 'vitest'
import { rangesOf, typedRanges } from './postcode-text.ts'

test('postcodes are typed one by one or as ranges, in any of the ways that people write them', () => {
  const ranges = [
    { from: '3000', to: '3207' },
    { from: '3220', to: '3220' },
  ]
  for (const typed of ['3000-3207, 3220', '3000 – 3207; 3220', '3000 to 3207\n3220,']) expect(rangesOf(typed)).toEqual(ranges)
  expect(typedRanges(ranges)).toBe('3000-3207, 3220')
  expect(rangesOf('')).toEqual([])
})
