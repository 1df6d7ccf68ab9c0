import { askAssistant, askSupplierAssistant, listRatedReplies, listUnmetNeeds, rateReply } from '#contract/assistant/assistant.ts'
import type { EventOf } from '#contract/endpoint/stream-endpoint.ts'
import type { Context } from '#server/context.ts'
import { createDirectory } from '#server/features/directory/create-directory.ts'
import { withListingToRead } from '#server/features/suppliers/access.ts'
import { anyone, owner } from '#server/http/access/access.ts'
import type { Requester } from '#server/http/access/requester.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { builtinReply } from './buyer/builtin-reply.ts'
import { lastTurns } from './last-turns.ts'
import { modelBuyerReply } from './model/buyer-reply.ts'
import { inWords } from './model/model-reply.ts'
import { modelSupplierReply } from './model/supplier-reply.ts'
import { tokenBudget, type Payer } from './model/token-budget.ts'
import { insertRating, noteUnmet, ratingPage, unmetPage } from './note-queries.ts'
import { listingFacts } from './supplier/listing-facts.ts'
import { supplierReply } from './supplier/supplier-reply.ts'

/** docs/behaviour/limits.md, Request limits */
const MESSAGES = { limit: { name: 'chat', points: 30, seconds: 60 } }
const SUPPLIERS_MESSAGES = { limit: { name: 'supplier-chat', points: 30, seconds: 60, per: 'account' as const } }
const RATINGS = { limit: { name: 'reply-ratings', points: 30, seconds: 3_600 } }

type Deps = Pick<Context, 'db' | 'changes' | 'now' | 'config' | 'model' | 'log'>

export function assistantRoutes(serve: Serve, { db, changes, now, config, model, log }: Deps): void {
  const directory = createDirectory({ db, changes, now })
  const writer = model && { model, log, budget: tokenBudget({ db, now, config }) }
  /** Returns whose part of the model's tokens a reply takes: the account's, else the client's, whatever program it says that it is. */
  const payerOf = ({ account, network, subnet }: Requester): Payer => ({ visitor: account?.id ?? network, subnet })
  serve.stream(
    askAssistant,
    anyone,
    async function* ({ message, conversationHistory }, requester, _, signal) {
      const history = lastTurns(conversationHistory)
      const { reply, unmet } = writer
        ? yield* events(modelBuyerReply(writer, directory, { message, history, signal, payer: payerOf(requester) }))
        : yield* whole(builtinReply(directory, { message, history }), ({ reply }) => reply.message)
      if (unmet) await noteUnmet(db, unmet, { network: requester.network, now: now() })
      return reply
    },
    MESSAGES,
  )
  serve.stream(
    askSupplierAssistant,
    withListingToRead,
    async function* ({ message, conversationHistory, profileData, quoteFields }, requester, { id }, signal) {
      const history = lastTurns(conversationHistory)
      const facts = listingFacts(serve.callsAs(requester), id)
      const question = { message, history, description: profileData?.description ?? null, fields: quoteFields }
      return writer
        ? yield* events(modelSupplierReply(writer, facts, { ...question, signal, payer: payerOf(requester) }))
        : yield* whole(supplierReply(facts, question), (reply) => reply.message)
    },
    SUPPLIERS_MESSAGES,
  )
  serve(rateReply, anyone, async (rating) => void (await insertRating(db, rating)), RATINGS)
  serve(listRatedReplies, owner, (query) => ratingPage(db, query))
  serve(listUnmetNeeds, owner, (query) => unmetPage(db, query))
}

/** Yields pieces of text as events. */
async function* events<Result>(pieces: AsyncGenerator<string, Result>): AsyncGenerator<EventOf<typeof askAssistant>, Result> {
  try {
    for (;;) {
      const step = await pieces.next()
      if (step.done) return step.value
      yield { event: 'text', data: { delta: step.value } }
    }
  } finally {
    // Whoever reads no further ends what is under way.
    await pieces.return(undefined as Result)
  }
}

/** Yields the message of a result word by word, and returns the result. */
async function* whole<Result>(result: Promise<Result>, messageOf: (result: Result) => string) {
  const known = await result
  for (const delta of inWords(messageOf(known))) yield { event: 'text' as const, data: { delta } }
  return known
}
