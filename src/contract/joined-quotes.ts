import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Time } from './values.ts'

/** How many requests were asked for without an account and joined this one lately, of which a bulk request is one. */
export const getJoinedQuotes = endpoint('GET /api/quotes/joined', {
  isPrivate: true,
  summary: 'Requests that joined my account in the last seven days',
  output: z.object({
    count: z.int(),
    /** null where there are none. */
    lastAt: z.nullable(Time),
  }),
})
