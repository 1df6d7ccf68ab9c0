import type { SupplierAssistantReply } from '#contract/assistant/assistant.ts'
import { filled } from '#server/features/assistant/message/marks.ts'

/** What strangers have written, by the mark that stands for it in a message: {{buyer}}, {{search1}}. */
export type MarkTexts = Record<string, string>

/** A reply about a topic, whose message has marks for what strangers have written. */
export type TopicReply = SupplierAssistantReply & { texts?: MarkTexts }

/** Puts the texts in place of the marks. */
export function filledReply({ texts, message, ...reply }: TopicReply): SupplierAssistantReply {
  return { ...reply, message: texts ? filled(message, (mark) => texts[mark] ?? `{{${mark}}}`) : message }
}
