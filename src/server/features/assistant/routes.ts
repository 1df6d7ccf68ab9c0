import { askAssistant, askSupplierAssistant, listRatedReplies, listUnmetNeeds, rateReply } from '#contract/assistant.ts'
import type { EventOf } from '#contract/stream-endpoint.ts'
import type { Context } from '#server/context.ts'
import { cachedCounts } from '#server/features/directory/counts.ts'
import { withListingToRead } from '#server/features/suppliers/access.ts'
import { anyone, owner } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { builtinReply } from './builtin-reply.ts'
import { listingFacts } from './supplier/listing-facts.ts'
import { supplierReply } from './supplier/supplier-reply.ts'
import { insertRating, noteUnmet, ratingPage, unmetPage } from './note-queries.ts'

/** docs/behaviour.md, Request limits */
const MESSAGES = { limit: { name: 'chat', points: 30, seconds: 60 } }
const SUPPLIERS_MESSAGES = { limit: { name: 'supplier-chat', points: 30, seconds: 60, per: 'account' as const } }
const RATINGS = { limit: { name: 'reply-ratings', points: 30, seconds: 3_600 } }

export function assistantRoutes(serve: Serve, { db, changes, now }: Pick<Context, 'db' | 'changes' | 'now'>): void {
  const directory = { db, counts: cachedCounts({ db, changes, now }) }
  serve.stream(
    askAssistant,
    anyone,
    async function* ({ message, conversationHistory: history }, { network }) {
      const { reply, unmet } = await builtinReply(directory, { message, history })
      if (unmet) await noteUnmet(db, unmet, { network, now: now() })
      return yield* inPieces(reply)
    },
    MESSAGES,
  )
  serve.stream(
    askSupplierAssistant,
    withListingToRead,
    async function* ({ message, conversationHistory: history, profileData, quoteFields }, requester, { id }) {
      const facts = listingFacts(serve.callsAs(requester), id)
      const reply = await supplierReply(facts, { message, history, description: profileData?.description ?? null, fields: quoteFields })
      return yield* inPieces(reply)
    },
    SUPPLIERS_MESSAGES,
  )
  serve(rateReply, anyone, async (rating) => void (await insertRating(db, rating)), RATINGS)
  serve(listRatedReplies, owner, (query) => ratingPage(db, query))
  serve(listUnmetNeeds, owner, (query) => unmetPage(db, query))
}

/** Yields the message of a reply word by word, and returns the reply. */
function* inPieces<Reply extends { message: string }>(reply: Reply): Generator<EventOf<typeof askAssistant>, Reply> {
  for (const delta of reply.message.match(/\S+\s*/g) ?? []) yield { event: 'text', data: { delta } }
  return reply
}
