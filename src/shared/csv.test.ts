import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'

describe('csvOf', () => {
  test('any text survives a round trip, line breaks, commas and quotes included', () => {
    const rows = [
      ['Item', 'Price'],
      ['Beans, "house"\nblend', '31.50'],
      ['Café ☕', ''],
    ]
    const file = csvOf(rows)
    expect(file.startsWith('\uFEFF')).toBe(true)
    expect(file.endsWith('\r\n')).toBe(true)
    expect(parse(file, { bom: true })).toEqual(rows)
  })

  test('a text that starts like a formula is escaped, and numbers stay numbers', () => {
    const texts = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)', ' =1', '\n=1']
    for (const [cell] of parse(csvOf(texts.map((text) => [text])), { bom: true })) expect(cell).toMatch(/^'/)
    expect(csvOf([[-1.5, 12, null]])).toBe('\uFEFF-1.5,12,\r\n')
  })

  test('every text is quoted, so that no other border of cells begins a cell within it', () => {
    expect(csvOf([['Beans;=1+1', 'plain', '', null, 7]])).toBe('\uFEFF"Beans;=1+1","plain","",,7\r\n')
  })
})
