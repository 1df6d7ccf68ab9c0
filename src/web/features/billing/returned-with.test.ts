import { describe, expect, test } from 'vitest'
import { returnedSecret, returnedWith } from './returned-with.ts'

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

describe('returnedSecret', () => {
  test('is that of a card that was stored, not that of a payment', () => {
    expect(returnedSecret('?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded')).toBe(
      'seti_1_secret_2',
    )
    expect(returnedSecret('?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2')).toBeUndefined()
  })
})
