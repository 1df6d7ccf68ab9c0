import * as z from 'zod/mini'
import { streamEndpoint } from './stream-endpoint.ts'
import { SupplierRow } from './suppliers.ts'
import { Id, noControls, text } from './values.ts'

// The assistant that finds suppliers for buyers (docs/behaviour.md, Assistant).

/** The longest message that it takes. */
const MESSAGE_LONGEST = 2_000
/** What was said before counts as far back as that. */
export const HISTORY_MOST = 5
/** The suppliers that one reply shows at most. */
export const SUPPLIERS_SHOWN = 2

const Turn = z.object({
  role: z.enum(['user', 'assistant'], 'Please say who said it: user or assistant.'),
  content: z.string().check(z.maxLength(8_000, 'Please keep this to 8,000 characters or fewer.'), noControls),
})
export type Turn = z.output<typeof Turn>

/** A supplier of a reply, with the reason why it fits, every part of which holds for its row. */
export const SuggestedSupplier = z.extend(SupplierRow, { reason: z.string() })
export type SuggestedSupplier = z.output<typeof SuggestedSupplier>

/** What the dialog that asks several suppliers for a quote is filled in with. */
export const HandOver = z.object({
  supplierIds: z.array(Id),
  requirements: z.string(),
  quantity: z.optional(z.string()),
  deliveryLocation: z.optional(z.string()),
})
export type HandOver = z.output<typeof HandOver>

export const AssistantReply = z.object({
  message: z.string(),
  suppliers: z.optional(z.array(SuggestedSupplier)),
  /** What would have to be known to answer better; it is part of the message too. */
  question: z.optional(z.string()),
  handOver: z.optional(HandOver),
})
export type AssistantReply = z.output<typeof AssistantReply>

export const askAssistant = streamEndpoint('POST /api/ai/chat', {
  summary: 'Ask the assistant for suppliers',
  body: {
    message: text(MESSAGE_LONGEST, 'Please type a message.'),
    /** What was said before, the oldest first. Of more than five only the last five count. */
    conversationHistory: z._default(z.array(Turn).check(z.maxLength(200, 'Please send the last five messages only.')), []),
  },
  /** A piece of the message, as it comes. */
  events: { text: z.object({ delta: z.string() }) },
  output: AssistantReply,
})
