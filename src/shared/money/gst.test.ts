import { describe, expect, test } from 'vitest'
import { gstIn } from './gst.ts'

describe('gstIn', () => {
  test('an eleventh of an amount that includes GST is GST, in whole cents', () => {
    expect([64_50, 49_00, 468_00].map(gstIn)).toEqual([5_86, 4_45, 42_55])
  })
})
