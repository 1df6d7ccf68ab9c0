import type { AssistantReply, Turn } from '#contract/assistant/assistant.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Earlier } from './about-shown.ts'
import type { Ask, Intent } from '#server/features/assistant/message/ask.ts'
import type { UnmetIntent } from './unmet.ts'

/** What was said before, the oldest first, and the message that a reply is due to. */
export type Conversation = { message: string; history: Turn[] }

/** A reply, and the need that nobody here meets, where it is due to one. */
export type Answer = { reply: AssistantReply; unmet: UnmetIntent | null }

/** What is known of a message when it is decided what it asks. */
export type Situation = {
  message: string
  ask: Ask
  earlier: Earlier
  /** What is looked for with all that was said. */
  intent: Intent
  /** The suppliers that the message names, and those that it means of the ones that were shown. */
  named: SupplierRow[]
  meant: SupplierRow[]
}
