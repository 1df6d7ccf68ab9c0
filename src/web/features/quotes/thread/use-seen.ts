import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { SHOWS_QUOTES } from '#web/features/quotes/shows-quotes.ts'
import { quoteRead } from './steps/use-steps.ts'

/**
 * Reports to the server that the viewer has seen what is new in a request; a supplier's first view is a step in its history. Rendering does
 * not wait for it.
 */
export function useSeen(quote: QuoteDetail, linkKey: string | null) {
  const client = useQueryClient()
  const { id, isUnread, seenAs } = quote
  const isFirstLook = seenAs === 'supplier' && quote.steps.includes('view')
  const isNews = isUnread && seenAs !== 'owner'
  const update = (response: QuoteDetail | void) =>
    client.setQueryData(quoteRead(id, linkKey).queryKey, (now: QuoteDetail | undefined) => now && seen(now, response))
  const options = { linkKey, invalidates: [...SHOWS_QUOTES, 'GET /api/me'] as const, failure: shownElsewhere, onSuccess: update }
  const { send: sendView } = useWrite('POST /api/quotes/:id/view', options)
  const { send: sendSeen } = useWrite('POST /api/quotes/:id/seen', options)
  useEffect(() => {
    if (isFirstLook) void sendView({ id })
    else if (isNews) void sendSeen({ id })
  }, [id, isFirstLook, isNews, sendSeen, sendView])
}

/**
 * Returns the cached request as seen. A step taken meanwhile is newer than the response to the first view. The view itself is not added to
 * the displayed history, because one more line would shift the form below it just as the user is about to press something.
 */
const seen = (now: QuoteDetail, response: QuoteDetail | void): QuoteDetail => ({
  ...now,
  ...(now.status === 'new' && response),
  isUnread: false,
  history: now.history,
})
