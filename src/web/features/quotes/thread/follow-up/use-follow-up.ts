import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_QUOTES } from '#web/features/quotes/shows-quotes.ts'

export const followUpRead = (id: string, linkKey: string | null) => query('GET /api/quotes/:id/follow-up', { id, key: linkKey })

/** Returns the steps after an acceptance. Each is a message too, so the request is read again. */
export function useFollowUp(id: string, linkKey: string | null) {
  const options = { linkKey, updates: followUpRead(id, linkKey), invalidates: [...SHOWS_QUOTES, 'GET /api/quotes/:id'] } as const
  const tellDay = useWrite('PUT /api/quotes/:id/follow-up/first-delivery', { ...options, success: 'The buyer is told the day' })
  const ask = useWrite('POST /api/quotes/:id/follow-up/questions', { ...options, success: 'The buyer is asked' })
  const answer = useWrite('PUT /api/quotes/:id/follow-up/venue', { ...options, success: 'Your answer is sent' })
  return { tellDay, ask, answer, isBusy: [tellDay, ask, answer].some(({ isPending }) => isPending) }
}
