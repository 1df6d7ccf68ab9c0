import { getAnswerTimes, getMyAnswerTimes, listAnswerTimes } from '#contract/quotes/answer-times.ts'
import type { Context } from '#server/context.ts'
import { withListing } from '#server/features/suppliers/access.ts'
import { supplierById } from '#server/features/suppliers/queries.ts'
import { anyone } from '#server/http/access/access.ts'
import { SEARCHES } from '#server/http/access/guards.ts'
import { anonymous } from '#server/http/access/requester.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { answerTimesOf, answerTimesOfEach, myAnswerTimes } from './answer-times.ts'

const isSearch = ({ search, location }: { search?: string; location?: string }) => Boolean(search ?? location)
/** A search in the table is a call for the list and one for its answer times, so each has a count of its own. */
const searches = { limit: { ...SEARCHES, name: 'search-answer-times' }, applies: isSearch }

export function answerTimeRoutes(serve: Serve, { db, now }: Pick<Context, 'db' | 'now'>): void {
  const call = serve.callsAs(anonymous)
  serve.cached(getAnswerTimes, anyone.on(supplierById), ({ id }) => answerTimesOf(db, id, now()))
  serve.cached(
    listAnswerTimes,
    anyone,
    async (listing) => {
      const { items } = await call('GET /api/suppliers', listing)
      const ids = items.map(({ id }) => id)
      return answerTimesOfEach(db, ids, now())
    },
    { creation: searches },
  )
  serve(getMyAnswerTimes, withListing, (_, __, listing) => myAnswerTimes(db, listing.id, now()))
}
