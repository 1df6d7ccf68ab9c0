import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { QuoteDetail } from '#contract/quotes.ts'
import { useWrite } from '#web/api/use-write.ts'
import { shownElsewhere } from '#web/api/failure-toast.ts'
import { SHOWS_QUOTES } from '#web/features/quotes/shows-quotes.ts'
import { quoteRead } from './use-steps.ts'

/** Tells that whoever this page is for has seen what is new in a request; a supplier's first look is a step of its own. Nobody waits for it. */
export function useSeen(quote: QuoteDetail, linkKey: string | null) {
  const client = useQueryClient()
  const { id, isUnread, seenAs } = quote
  const isFirstLook = seenAs === 'supplier' && quote.steps.includes('view')
  const isNews = isUnread && seenAs !== 'owner'
  const show = (told: QuoteDetail | void) =>
    client.setQueryData(quoteRead(id, linkKey).queryKey, (now: QuoteDetail | undefined) => now && seen(now, told))
  const unsaid = { invalidates: SHOWS_QUOTES, failure: shownElsewhere, onSuccess: show }
  const { send: sendView } = useWrite('POST /api/quotes/:id/view', unsaid)
  const { send: sendSeen } = useWrite('POST /api/quotes/:id/seen', { ...unsaid, linkKey })
  useEffect(() => {
    if (isFirstLook) void sendView({ id })
    else if (isNews) void sendSeen({ id })
  }, [id, isFirstLook, isNews, sendSeen, sendView])
}

/**
 * A request that has been seen. A step taken meanwhile is newer than what the first look was answered; and that look is not added to the
 * history in view, since a line more would move the form below it under a hand that is about to press.
 */
const seen = (now: QuoteDetail, told: QuoteDetail | void): QuoteDetail => ({
  ...now,
  ...(now.status === 'new' && told),
  isUnread: false,
  history: now.history,
})
