/** Returns how a payment ended for which the payment provider has sent the browser back here; undefined where it has not. */
export function returnedWith(query: string): 'succeeded' | 'failed' | undefined {
  const status = new URLSearchParams(query).get('redirect_status')
  if (status === null) return undefined
  return status === 'failed' || status === 'canceled' ? 'failed' : 'succeeded'
}
