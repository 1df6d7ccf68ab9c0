import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { describe, expect, test } from 'vitest'
import { confirmAtStripe } from './confirm-at-stripe.ts'

type Result = { error?: { type: string; message?: string } }

/** Stands for Stripe's script: returns what it was asked, and responds as told. */
function stripeWith(result: () => Promise<Result>) {
  const calls: [string, unknown][] = []
  const confirm = (name: string) => (options: unknown) => {
    calls.push([name, options])
    return result()
  }
  // Only these two of its functions are called.
  const stripe = { confirmPayment: confirm('payment'), confirmSetup: confirm('setup') } as unknown as Stripe
  return { calls, confirm: (secret: string) => confirmAtStripe(stripe, {} as StripeElements, secret, 'https://backdock.example/dashboard') }
}

describe('confirmAtStripe', () => {
  test('pays, or stores a card, as the secret says, and leaves the page only if the bank needs it', async () => {
    const { calls, confirm } = stripeWith(async () => ({}))
    expect([await confirm('pi_1_secret_1'), await confirm('seti_1_secret_1')]).toEqual([null, null])
    expect(calls.map(([name]) => name)).toEqual(['payment', 'setup'])
    expect(calls[0]?.[1]).toMatchObject({ redirect: 'if_required', confirmParams: { return_url: 'https://backdock.example/dashboard' } })
  })

  test('returns the message of a card that is declined', async () => {
    const declined = stripeWith(async () => ({ error: { type: 'card_error', message: 'Your card was declined.' } }))
    expect(await declined.confirm('pi_1_secret_1')).toBe('Your card was declined.')
  })

  test('says nothing of what the form itself shows, and something of what has no message', async () => {
    expect(await stripeWith(async () => ({ error: { type: 'validation_error', message: 'x' } })).confirm('pi_1')).toBe('shown')
    expect(await stripeWith(() => Promise.reject(new Error('offline'))).confirm('pi_1')).toContain('Please try again')
  })
})
