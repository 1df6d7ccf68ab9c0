import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { QuoteDetail } from '#contract/quotes.ts'
import { callOverHttp } from '#web/api/call.ts'
import { quoteRead, readListsAgain } from './use-steps.ts'

/** Tells that whoever this page is for has seen what is new in a request; a supplier's first look is a step of its own. Nobody waits for it. */
export function useSeen(quote: QuoteDetail, linkKey: string | null) {
  const client = useQueryClient()
  const { id, isUnread, seenAs } = quote
  const isFirstLook = seenAs === 'supplier' && quote.steps.includes('view')
  const isNews = isUnread && seenAs !== 'owner'
  useEffect(() => {
    if (!isFirstLook && !isNews) return
    tell(isFirstLook, id, linkKey).then(
      (told) => {
        client.setQueryData(quoteRead(id, linkKey).queryKey, (now: QuoteDetail | undefined) => now && seen(now, told))
        readListsAgain(client)
      },
      () => {},
    )
  }, [client, id, isFirstLook, isNews, linkKey])
}

const tell = (isFirstLook: boolean, id: string, linkKey: string | null): Promise<QuoteDetail | void> =>
  isFirstLook ? callOverHttp('POST /api/quotes/:id/view', { id }) : callOverHttp('POST /api/quotes/:id/seen', { id }, { linkKey })

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
