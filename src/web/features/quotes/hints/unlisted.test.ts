import { describe, expect, test } from 'vitest'
import { CallError } from '#web/api/call-error.ts'
import { unlistedIn, unlistedInWords } from './unlisted.ts'

const receivers = ['Bean Co', 'Milk Co', 'Tea Co'].map((businessName, id) => ({ id, businessName }))
const errorWith = (status: number, ...paths: string[]) =>
  new CallError(status, JSON.stringify({ detail: 'Gone.', errors: paths.map((path) => ({ path, message: 'Gone.' })) }))

describe('unlistedIn', () => {
  test('a 404 that names suppliers by their index finds the deleted ones', () => {
    expect(unlistedIn(errorWith(404, 'supplierIds.0', 'supplierIds.2'), receivers)).toEqual([receivers[0], receivers[2]])
    expect(unlistedIn(errorWith(400, 'supplierIds.0'), receivers)).toEqual([])
    expect(unlistedIn(errorWith(404, 'supplierIds.9', 'other'), receivers)).toEqual([])
    expect(unlistedIn(new TypeError('Failed to fetch'), receivers)).toEqual([])
  })
})

describe('unlistedInWords', () => {
  test('the message names the deleted suppliers and says what the buyer can still do', () => {
    expect(unlistedInWords(['Milk Co'], 2)).toBe(
      'Milk Co is no longer on Backdock and was taken off the list. Nothing has been sent yet. Send it now to ask the other 2.',
    )
    expect(unlistedInWords(['Milk Co', 'Tea Co'], 1)).toMatch(/^Milk Co and Tea Co are no longer .* ask the other one\.$/)
    expect(unlistedInWords(['Milk Co'], 0)).toMatch(/Nothing has been sent\.$/)
  })
})
