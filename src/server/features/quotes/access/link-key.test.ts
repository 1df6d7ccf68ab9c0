import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isForSupplier, linkKeyOf, supplierKeyOf } from './link-key.ts'

const SECRETS = ['the secret of a test'] as const

describe('The keys in links of emails', () => {
  test("no buyer's key is taken for a supplier's, whatever it begins with", () => {
    const keys = Array.from({ length: 20_000 }, () => linkKeyOf(SECRETS, { id: randomUUID(), bulkId: null }))
    expect(keys.filter(isForSupplier)).toEqual([])
    expect(isForSupplier(supplierKeyOf(SECRETS, { id: randomUUID(), supplierId: 1, email: 'orders@tinshed.example' }))).toBe(true)
  })
})
