import type { SupplierAssistantReply } from '#contract/assistant/assistant.ts'
import type { FormField } from '#contract/quotes/quote-forms.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { stream } from '#web/api/reads/stream.ts'
import { createChat } from '#web/features/assistant/chat.ts'

/** What is in the forms and not saved. */
type Unsaved = { quoteFields?: FormField[] }

/** What returns it, while the assistant is shown. */
let unsavedNow: () => Unsaved = () => ({})

/** Has the assistant read what is in the forms, until the returned function is called. */
export function readUnsaved(read: () => Unsaved): () => void {
  unsavedNow = read
  return () => void (unsavedNow = () => ({}))
}

/** The chat of suppliers about their own listing. */
export const supplierConversation = createChat<SupplierAssistantReply>({
  name: 'supplier-conversation',
  failure: (error) => failureToast(error, 'AI assistant unavailable'),
  ask: (said, { onDelta, signal }) =>
    stream('POST /api/ai/supplier-assistant', { ...said, ...unsavedNow() }, ({ data }) => onDelta(data.delta), { signal }),
})
