import type { AssistantReply } from '#contract/assistant/assistant.ts'
import { stream } from '#web/api/reads/stream.ts'
import { createChat } from './chat.ts'

/** The chat of buyers, which every page shows. */
export const buyerChat = createChat<AssistantReply>({
  name: 'buyer-conversation',
  failure: () => ({ title: 'Error', description: 'Failed to get AI response. Please try again.', tone: 'destructive' }),
  ask: (said, { onDelta, signal }) => stream('POST /api/ai/chat', said, ({ data }) => onDelta(data.delta), { signal }),
})
