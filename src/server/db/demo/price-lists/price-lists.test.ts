import { expect, test } from 'vitest'
import { suppliers } from '#server/db/demo/suppliers/all.ts'
import { readPrice } from '#shared/money/price-text.ts'
import { demoPriceList } from './price-lists.ts'

const lists = suppliers.flatMap((supplier) => {
  const list = demoPriceList(supplier)
  return list ? [{ supplier, ...list }] : []
})

test('Six suppliers have a price list of 40 to 300 rows, two of which answer at once', () => {
  expect(lists.map(({ rows }) => rows.length >= 40 && rows.length <= 300)).toEqual(Array(6).fill(true))
  expect(lists.filter(({ instant }) => instant.isOn).map(({ supplier }) => supplier.state)).toEqual(['NSW', 'NSW'])
})

test('Each row is there once, is priced, and says what is in it', () => {
  for (const { rows } of lists) {
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
    expect(new Set(rows.map(({ item, packSize }) => `${item} ${packSize}`.toLowerCase())).size).toBe(rows.length)
    expect(rows.filter(({ priceCents, contents }) => !Number.isInteger(priceCents) || priceCents <= 0 || contents === null)).toEqual([])
  }
})

test('A list has the products of its supplier at the prices of its listing', () => {
  for (const { supplier, rows } of lists)
    for (const { title, price } of supplier.products) {
      const read = price === null ? null : readPrice(price)
      const of = rows.filter(({ item }) => item.toLowerCase() === title.toLowerCase())
      expect(of.map(({ priceCents, packSize }) => [priceCents, packSize])).toEqual(read ? [[read.cents, read.packSize]] : [])
    }
})
