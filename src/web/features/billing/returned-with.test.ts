import { describe, expect, test } from 'vitest'
import { returnedWith } from './returned-with.ts'

describe('returnedWith', () => {
  test('reads how a payment ended from the address to which the provider has returned the browser', () => {
    expect(returnedWith('?payment_intent=pi_1&redirect_status=succeeded')).toBe('succeeded')
    for (const status of ['failed', 'canceled']) expect(returnedWith(`?redirect_status=${status}`)).toBe('failed')
  })

  test('what is still being processed is left to the server', () => {
    expect(returnedWith('?redirect_status=processing')).toBe('succeeded')
  })

  test('an address without it says nothing', () => {
    expect(returnedWith('?tab=quotes')).toBeUndefined()
  })
})
