import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { described, Time } from '#contract/endpoint/values.ts'

export const getJoinedQuotes = endpoint('GET /api/quotes/joined', {
  isPrivate: true,
  summary: 'Requests that joined my account in the last seven days',
  description: 'How many requests were asked for without an account and joined this one lately, of which a bulk request is one.',
  output: z.object({
    count: z.int(),
    lastAt: described(z.nullable(Time), 'null where there are none.'),
  }),
})
