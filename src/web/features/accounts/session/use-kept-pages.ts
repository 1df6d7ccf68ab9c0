import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isPrivate } from '#contract/private-reads.ts'
import { currentConnection, onConnection } from '#web/api/connection.ts'
import { useMe } from '#web/api/session/me.ts'

/**
 * Has the browser keep the pages of a signed-in buyer, so that they can be read without a network, and reads again what they show when the
 * network is back.
 */
export function useKeptPages() {
  const client = useQueryClient()
  const isBuyer = useMe()?.role === 'restaurant'
  useEffect(() => {
    if (!isBuyer) return
    keepPages()
    return onConnection(() => {
      if (currentConnection() === 'back')
        void client.refetchQueries({ type: 'active', predicate: ({ queryKey }) => isPrivate(String(queryKey[0])) })
    })
  }, [client, isBuyer])
}

/** Once the page has loaded, whose files come first. */
function keepPages() {
  // Where a browser has none, or refuses it, the pages are what they are without it.
  const register = () => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
  if (!import.meta.env.PROD) return
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
