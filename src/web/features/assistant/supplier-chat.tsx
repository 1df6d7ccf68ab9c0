import { useEffect, type ReactNode } from 'react'
import type { SupplierAssistantReply } from '#contract/assistant/assistant.ts'
import type { FormField } from '#contract/quotes/quote-forms.ts'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { stream } from '#web/api/reads/stream.ts'
import { PRIVACY } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { ChatPane } from './chat-pane.tsx'
import { createChat } from './chat.ts'
import { Drafts, spokenDrafts, type Insert } from './drafts.tsx'
import { ModelNote } from './model-note.tsx'
import { QuickPrompts } from './quick-prompts.tsx'
import styles from './supplier-chat.module.css'

const GREETING = "Hi, I'm your AI assistant. I help you get more out of your listing."

const PROMPTS = [
  { label: 'What next?', message: 'What should I improve next?' },
  { label: 'Description', message: 'Draft a better description' },
  { label: 'Quote form', message: 'Which fields should my quote form have?' },
  { label: 'Open request', message: 'Draft an answer to the open request' },
  { label: 'Post', message: 'An idea for a post' },
  { label: 'My figures', message: 'What do my figures mean?' },
]

/** Returns what is in the forms and not saved, while the assistant is shown. */
let unsavedNow: () => { quoteFields?: FormField[] } = () => ({})

/** The chat of suppliers about their own listing. */
const supplierChat = createChat<SupplierAssistantReply>({
  name: 'supplier-conversation',
  failure: (error) => failureToast(error, 'AI assistant unavailable'),
  ask: (said, { onDelta, signal }) =>
    stream('POST /api/ai/supplier-assistant', { ...said, ...unsavedNow() }, ({ data }) => onDelta(data.delta), { signal }),
})

type SupplierChatProps = {
  insert: Insert
  /** Whether the reader may change the listing. */
  canInsert: boolean
  /** Returns the fields of the quote form that are not saved; undefined where all are. */
  unsavedFields: () => FormField[] | undefined
  /** What follows the chat. */
  children: ReactNode
}

/** The supplier's assistant. */
export function SupplierChat({ insert, canInsert, unsavedFields, children }: SupplierChatProps) {
  useEffect(() => {
    unsavedNow = () => {
      const quoteFields = unsavedFields()
      return quoteFields ? { quoteFields } : {}
    }
    return () => void (unsavedNow = () => ({}))
  }, [unsavedFields])
  return (
    <div className={styles.assistant}>
      <Card as="section" aria-label="Chat" className={styles.chat}>
        <ChatPane
          chat={supplierChat}
          greeting={GREETING}
          placeholder="What should I improve next?"
          prompts={<QuickPrompts chat={supplierChat} prompts={PROMPTS} />}
          said={spoken}
          below={({ reply }) => reply && <Drafts suggestions={reply.suggestions ?? []} insert={insert} canInsert={canInsert} />}
        >
          <SmallPrint>
            It reads your own listing, requests and figures, and saves nothing. A reply that you rate is kept for{' '}
            {RETENTION_DAYS.assistantNote} days.
            <ModelNote /> <TextLink href={PRIVACY}>Privacy</TextLink>
          </SmallPrint>
        </ChatPane>
      </Card>
      {children}
    </div>
  )
}

/** A reply as it is read out: with its drafts, which follow. */
const spoken = ({ message, suggestions = [] }: SupplierAssistantReply): string => [message, ...spokenDrafts(suggestions)].join(' ')
