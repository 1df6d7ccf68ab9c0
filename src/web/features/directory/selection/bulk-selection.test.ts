import { MAX_BULK } from '#contract/options.ts'
import { stubStorage } from '#test/app/browser-storage.ts'
import { requesterKnown } from '#web/storage/requester-entries.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { clearSelection, select, unselect } from './bulk-selection.ts'

stubStorage()
requesterKnown(null)
const storedText = () => sessionStorage.getItem('requester:anonymous/bulk-selection') ?? '[]'
const ids = () => JSON.parse(storedText()).map(({ id }: { id: number }) => id)
const supplier = (id: number) => ({ id, businessName: `Supplier ${id}`, category: 'Tea' as const, suburb: null, state: null })

beforeEach(clearSelection)

describe('The bulk selection', () => {
  test('suppliers stay in the order of selection, each once', () => {
    for (const id of [3, 1, 2, 3]) select(supplier(id))
    unselect(1)
    expect(ids()).toEqual([2, 3])
  })

  test('the fifty-first supplier is rejected and the fifty stay', () => {
    for (let id = 1; id <= MAX_BULK; id++) expect(select(supplier(id))).toBe(true)
    expect(select(supplier(51))).toBe(false)
    expect(ids()).toHaveLength(MAX_BULK)
  })

  test('fields of a supplier that a bulk request does not show are not stored', () => {
    select({ ...supplier(1), phone: '+61 3 5550 0142' } as never)
    expect(storedText()).not.toContain('phone')
  })
})
