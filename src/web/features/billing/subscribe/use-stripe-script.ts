import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe } from '@stripe/stripe-js'
import { useCallback, useEffect, useState } from 'react'

/** After this time the form counts as not loaded. */
export const LOADED_WITHIN_MS = 15_000

/** Loads Stripe's script, which must come from them, and only once a form needs it. */
export function useStripeScript(publishableKey: string | null) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ stripe?: Stripe; hasFailed: boolean }>({ hasFailed: false })
  useEffect(() => {
    let isOver = false
    const settle = (stripe?: Stripe | null) => {
      if (!isOver) setState(stripe ? { stripe, hasFailed: false } : { hasFailed: true })
    }
    const limit = setTimeout(settle, LOADED_WITHIN_MS)
    loadStripe(publishableKey ?? '').then(
      (stripe) => {
        clearTimeout(limit)
        settle(stripe)
      },
      () => settle(),
    )
    return () => {
      isOver = true
      clearTimeout(limit)
    }
  }, [publishableKey, attempt])
  const fail = useCallback(() => setState({ hasFailed: true }), [])
  return {
    ...state,
    fail,
    tryAgain: () => {
      setState({ hasFailed: false })
      setAttempt(attempt + 1)
    },
  }
}
