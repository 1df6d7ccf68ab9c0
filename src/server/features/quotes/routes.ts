import { getAnswerSuggestions, getSuggestedPrices } from '#contract/quotes/answer-suggestions.ts'
import { getJoinedQuotes } from '#contract/quotes/comparison/joined-quotes.ts'
import { getBulkQuotes, getQuote, listMyQuotes, listQuotesOf, markSeen, requestQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { getUsualGst } from '#contract/quotes/usual-gst.ts'
import { removeSavedAnswer, addSavedAnswer, listSavedAnswers } from '#contract/quotes/saved-answers.ts'
import type { Context } from '#server/context.ts'
import { joinedRequests } from '#server/features/accounts/links/earlier-requests-queries.ts'
import { supplierOrOwner } from '#server/features/suppliers/access.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { anyone, signedIn, supplier } from '#server/http/access/access.ts'
import { notFound } from '#server/http/problems.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { canOnlyRead, type QuoteAccess } from './access/access.ts'
import { answerTimeRoutes } from './answer-times/answer-time-routes.ts'
import { noteRead } from './access/note-opened.ts'
import { bulkOf, detailOf, receivedBy, sentBy } from './thread/read-requests.ts'
import { createQuoteRequests, createQuoteRequest } from './requests/request-quotes.ts'
import { deleteSavedAnswer, savedAnswersOf } from './saved-answers/saved-answer-queries.ts'
import { saveAnswer } from './saved-answers/saved-answers.ts'
import { markRead } from './thread/step-queries.ts'
import { suggestedPrices, withoutPrices } from './saved-answers/suggested-prices.ts'
import { categoryOf } from './usual-gst/category-query.ts'
import { usualGst, withUsualGst } from './usual-gst/usual-gst.ts'
import { NO_SUGGESTIONS, suggestionsFor } from './saved-answers/suggestions.ts'

/** Counted for each client address (docs/behaviour/limits.md, Request limits). */
const SINGLE = { name: 'quote', points: 20, seconds: 60 }
const USUAL_GST = { name: 'usual-gst', points: 120, seconds: 60 }
const BULK = { name: 'bulk-quote', points: 10, seconds: 60 }

/** How long the requests that joined an account are told about (contract/quotes/quotes.ts). */
const JOINED_LATELY_DAYS = 7

type Deps = Pick<Context, 'db' | 'jobs' | 'config' | 'secrets' | 'now' | 'log'>

/** Sending and reading requests, answer times and saved answers; step-routes.ts has the steps of a request. */
export function quoteRoutes(serve: Serve, { readers, opening, bulkReader }: QuoteAccess, deps: Deps): void {
  const { db } = deps
  serve.idempotent(requestQuote, anyone, (tx, request, requester) => createQuoteRequest(tx, deps, request, requester), { limit: SINGLE })
  serve.idempotent(requestQuotes, anyone, (tx, request, requester) => createQuoteRequests(tx, deps, request, requester), { limit: BULK })

  serve(listMyQuotes, signedIn, (range, { account }) => sentBy(db, account.id, range))
  serve(listQuotesOf, supplierOrOwner, (filter, { account }) => receivedBy(db, filter, account.role === 'owner' ? 'owner' : 'supplier'))
  serve(getJoinedQuotes, signedIn, (_, { account }) => joinedRequests(db, account.id, daysBefore(deps.now(), JOINED_LATELY_DAYS)))
  serve(getBulkQuotes, bulkReader, async ({ id }, requester, grant) => {
    await noteRead(deps, grant, requester)
    return bulkOf(db, id, deps.now())
  })
  serve(getQuote, readers, async ({ id }, requester, grant) => {
    await noteRead(deps, grant, requester)
    const detail = await detailOf(db, id, grant.seenAs, deps.now())
    return canOnlyRead(grant, requester) ? { ...detail, steps: [] } : detail
  })
  // The link of an email opens one request, and tells nothing of others.
  serve(getAnswerSuggestions, opening.supplierOnly, async (_, __, { subject, link }) =>
    withUsualGst(link === null ? await suggestionsFor(db, subject) : NO_SUGGESTIONS, await categoryOf(db, subject)),
  )
  serve(getSuggestedPrices, opening.supplierOnly, async (_, __, { subject, link }) =>
    withUsualGst(
      await (link === null ? suggestedPrices(db, subject, sydneyDay(deps.now())) : withoutPrices(db, subject)),
      await categoryOf(db, subject),
    ),
  )
  serve(getUsualGst, anyone, async ({ item, category }) => usualGst(item, category), { limit: USUAL_GST })
  serve(markSeen, opening.parties, async ({ id }, _, { seenAs }) => void (await markRead(db, id, seenAs)))

  answerTimeRoutes(serve, deps)

  const ownSupplier = supplier.ofSupplier(ownListing)
  serve(listSavedAnswers, ownSupplier, ({ id }) => savedAnswersOf(db, id))
  serve(addSavedAnswer, ownSupplier, (input) => saveAnswer(db, input))
  serve(removeSavedAnswer, ownSupplier, async ({ id, answerId }) => {
    if (!(await deleteSavedAnswer(db, id, answerId))) throw notFound('This kept answer')
  })
}
