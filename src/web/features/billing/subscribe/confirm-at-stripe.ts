import type { Stripe, StripeElements } from '@stripe/stripe-js'

const UNKNOWN = 'Your card could not be charged. Please try again, or use another card.'

/**
 * Pays or stores a card, as its secret says. Returns null when Stripe has accepted it, else its message, or `shown` where its form already
 * shows what is wrong. A bank that needs the whole window sends the browser to `returnUrl` afterwards.
 */
export async function confirmAtStripe(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
  returnUrl: string,
): Promise<string | null> {
  const options = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' } as const
  const isStored = clientSecret.startsWith('seti_')
  const { error } = await (isStored ? stripe.confirmSetup(options) : stripe.confirmPayment(options)).catch(() => ({
    error: { type: 'api_error', message: UNKNOWN },
  }))
  if (!error) return null
  return error.type === 'validation_error' ? 'shown' : (error.message ?? UNKNOWN)
}
