import { expect, test } from 'vitest'
import { extraDigitsIn } from './phone-slips.ts'
import { phoneNumberIn } from './phone.ts'

/** Numbers with a slip, by how many digits they have too many. */
const SLIPS: [extra: number, written: string][] = [
  [1, '0412 345 6789|04123456789|0412-345-6789|0412 3456 789|0412 345 678 9|0412.345.678.9|0412-345-678-9|+61 412 345 6789'],
  [1, '+614123456789|61 412 345 6789|0061 412 345 6789|+61 (0)412 345 6789|+61 0412 345 6789|03 5550 01423|0355500 1423'],
  [1, '(03) 5550 0142 3|+61 3 5550 01423|04 1234 56789|1300 975 7077|1300 97 57 077|1800 123 4567|13 11 267|13 11 26 7'],
  [1, '+61 1300 975 7077|+61 13 11 267|Mob 0412 345 6789 (Dave)|0412 345 6789 ext 5|0412 345 6789 or so|Ph: 03 5550 01423'],
  [1, '1. 0412 345 6789'],
  [2, '0412 345 67890|03 5550 014299|+61 412 345 67890|13 11 2678'],
  [-1, '0412 345 67|041234567|0412-345-67|0412 34 678|+61 412 345 67|61 412 345 67|+61 (0)412 345 67|03 5550 014|(03) 5550 014'],
  [-1, '03 555 0142|0355 50014|(07) 555 0142|+61 3 5550 014|1300 97 570|1800 12345|13 11 2|Mob 0412 345 67 (Dave)'],
  [-1, '0412 345 67 ext 5|03 5550 014 x12|Fax 03 5550 014|0412 345 67, ext 5'],
  [-2, '0412 345 6|03 5550 01|+61 412 345 6|1300 97 57'],
]

test('a digit too many or too few is no number, and it is known which', () => {
  for (const [extra, written] of SLIPS)
    for (const typed of written.split('|')) expect([typed, phoneNumberIn(typed), extraDigitsIn(typed)]).toEqual([typed, null, extra])
  for (const typed of ['0412 345 678', '+64 9 303 4567', '5550 0142', 'call me', '0412'])
    expect([typed, extraDigitsIn(typed)]).toEqual([typed, 0])
})
