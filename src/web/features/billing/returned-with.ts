/** Returns how a payment ended for which the payment provider has sent the browser back here; undefined where it has not. */
export function returnedWith(query: string): 'succeeded' | 'failed' | undefined {
  const status = new URLSearchParams(query).get('redirect_status')
  if (status === null) return undefined
  return status === 'failed' || status === 'canceled' ? 'failed' : 'succeeded'
}

/** Returns the secret of a card that the payment provider has stored, or not, while it had the browser; undefined for a payment's. */
export const returnedSecret = (query: string): string | undefined =>
  new URLSearchParams(query).get('setup_intent_client_secret') ?? undefined
