import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { QuoteDetail } from '#contract/quotes.ts'
import { callOverHttp } from '#web/api/call.ts'
import { learn } from './use-steps.ts'

/** Tells that whoever this page is for has seen what is new in a request; a supplier's first look is a step of its own. Nobody waits for it. */
export function useSeen(quote: QuoteDetail, linkKey: string | null) {
  const client = useQueryClient()
  const { id, isUnread, seenAs } = quote
  const isFirstLook = seenAs === 'supplier' && quote.steps.includes('view')
  const isNews = isUnread && seenAs !== 'owner'
  useEffect(() => {
    if (!isFirstLook && !isNews) return
    tell(isFirstLook, id, linkKey).then(
      (told) => learn(client, { ...quote, isUnread: false, ...told }, linkKey),
      () => {},
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for what is new, not for each copy of the request
  }, [client, id, isFirstLook, isNews, linkKey])
}

const tell = (isFirstLook: boolean, id: string, linkKey: string | null) =>
  isFirstLook ? callOverHttp('POST /api/quotes/:id/view', { id }) : callOverHttp('POST /api/quotes/:id/seen', { id }, { linkKey })
