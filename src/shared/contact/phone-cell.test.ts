import { expect, test } from 'vitest'
import { csvLine } from '#shared/csv.ts'
import { phoneCell } from './phone-cell.ts'

test.for([
  ['+61 3 5550 0142', '03 5550 0142'],
  ['+61355500142', '0355500142'],
  ['+61 412 345 678', '0412 345 678'],
  ['+61 (0)3 5550 0142', '03 5550 0142'],
  ['+61 (3) 5550 0142', '(03) 5550 0142'],
  ['+61 03 5550 0142', '03 5550 0142'],
  ['+61 1300 263 333', '1300 263 333'],
  ['+61 13 11 26', '13 11 26'],
  ['+64 9 555 0142', '0011 64 9 555 0142'],
  ['03 5550 0142', '03 5550 0142'],
  ['1300 COFFEE', '1300 COFFEE'],
  ['Ph: +61 3 5550 0142 ext 5 or +61 412 345 678', 'Ph: 03 5550 0142 ext 5 or 0412 345 678'],
])('%s is %s in a cell, without an apostrophe', ([phone, cell]) => {
  expect(phoneCell(phone!)).toBe(cell)
  expect(csvLine([phoneCell(phone!)])).toBe(`"${cell}"\r\n`)
})
