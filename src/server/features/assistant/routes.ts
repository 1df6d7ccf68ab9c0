import { askAssistant, type AssistantReply } from '#contract/assistant.ts'
import type { EventOf } from '#contract/stream-endpoint.ts'
import type { Context } from '#server/context.ts'
import { cachedCounts } from '#server/features/directory/counts.ts'
import { anyone } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { builtinReply } from './builtin-reply.ts'

/** docs/behaviour.md, Request limits */
const MESSAGES = { limit: { name: 'chat', points: 30, seconds: 60 } }

export function assistantRoutes(serve: Serve, { db, changes, now }: Pick<Context, 'db' | 'changes' | 'now'>): void {
  const directory = { db, counts: cachedCounts({ db, changes, now }) }
  serve.stream(
    askAssistant,
    anyone,
    async function* ({ message, conversationHistory: history }) {
      const reply = await builtinReply(directory, { message, history })
      yield* piecesOf(reply)
      return reply
    },
    MESSAGES,
  )
}

/** Yields the message of a reply word by word. */
function* piecesOf({ message }: AssistantReply): Generator<EventOf<typeof askAssistant>> {
  for (const delta of message.match(/\S+\s*/g) ?? []) yield { event: 'text', data: { delta } }
}
