import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import type { User } from '#contract/accounts.ts'
import type { Id } from '#contract/values.ts'
import { useMe } from '#web/api/me.ts'
import { query } from '#web/api/query.ts'

export type Mine = ResponseOf<'GET /api/suppliers/:id/reviews/mine'>
/** Who looks at a supplier's reviews, and the one that they wrote. Each is undefined until it is known. */
export type Reader = { me: User | null | undefined; mine: Mine | undefined }

const NONE: Mine = { review: null, editableUntil: null }

export function useReader(supplierId: Id): Reader {
  const me = useMe()
  const { data, isError } = useQuery({ ...query('GET /api/suppliers/:id/reviews/mine', { id: String(supplierId) }), enabled: Boolean(me) })
  // What cannot be asked is answered when somebody tries: the server knows best.
  return { me, mine: me ? (isError ? NONE : data) : undefined }
}

/** What shows reviews, or figures that come from them. */
const SHOWN = /^GET \/api\/suppliers(\/featured|\/:id(\/rating-stats|\/reviews|\/reviews\/mine)?)?$/

/** After every write of a review: what is on the page is read again before this answers, the rest when it is looked at. */
export const readAgain = (client: QueryClient) => client.invalidateQueries({ predicate: ({ queryKey }) => SHOWN.test(String(queryKey[0])) })
