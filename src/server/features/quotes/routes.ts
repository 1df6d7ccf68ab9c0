import { requestQuote, requestQuotes } from '#contract/quotes.ts'
import type { Context } from '#server/context.ts'
import { anyone } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { askMany, askOne } from './request-quotes.ts'

/** Source: contract §2. */
const SINGLE = { name: 'quote', points: 20, seconds: 60 }
const BULK = { name: 'bulk-quote', points: 10, seconds: 60 }

export function quoteRoutes(serve: Serve, needs: Pick<Context, 'jobs' | 'config'>): void {
  serve.once(requestQuote, anyone, (tx, request, visitor) => askOne(tx, needs, request, visitor), { limit: SINGLE })
  serve.once(requestQuotes, anyone, (tx, request, visitor) => askMany(tx, needs, request, visitor), { limit: BULK })
}
