import { describe, expect, test } from 'vitest'
import { MAX_ITEMS } from '#contract/options.ts'
import { rowKey } from '#shared/resource-items.ts'
import { rowCount, MAX_ROWS, withoutRow } from './worksheet-rows.ts'

const FIELDS = ['Product', 'Price']
const written = (rows: string[]) => Object.fromEntries(rows.map((text, row) => [rowKey('Product', row), text]))

describe('The rows of a worksheet', () => {
  test('are three, as many as are written, or as many as have been added', () => {
    expect(rowCount(FIELDS, {}, 0)).toBe(3)
    expect(rowCount(FIELDS, { [rowKey('Price', 4)]: '5.20' }, 0)).toBe(5)
    expect(rowCount(FIELDS, written(['Milk']), 6)).toBe(6)
    expect(rowCount(FIELDS, {}, 1000)).toBe(MAX_ROWS)
  })

  test('below a removed one move up, and nothing else changes', () => {
    const values = { ...written(['Milk', 'Beans', 'Cups']), 'action:x': '1' }
    const next = withoutRow(FIELDS, values, 1)
    expect([0, 1, 2].map((row) => next[rowKey('Product', row)])).toEqual(['Milk', 'Cups', ''])
    expect(next['action:x']).toBe('1')
    expect(rowCount(FIELDS, next, 0)).toBe(3)
  })

  test('all of them fit into what a resource has room for', () => {
    expect(MAX_ROWS * 12).toBeLessThan(MAX_ITEMS)
  })
})
