import type { AssistantReply } from '#contract/assistant/assistant.ts'
import { useStored } from '#web/storage/stored.ts'
import { buyerChat } from './buyer-chat.ts'
import { QuickPrompts } from './quick-prompts.tsx'

/** Answers to the question of a reply, each sent with one press, as long as it is the last. */
export function Answers({ reply }: { reply: AssistantReply }) {
  const { messages } = useStored(buyerChat.conversation)
  if (!reply.answers || messages.at(-1)?.reply !== reply) return null
  return <QuickPrompts label="Answers" chat={buyerChat} prompts={reply.answers.map((message) => ({ label: message, message }))} />
}
