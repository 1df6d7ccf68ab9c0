import type { Ref } from 'react'
import type { SupplierAssistantReply } from '#contract/assistant/assistant.ts'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import { PRIVACY } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { ChatPane } from '#web/features/assistant/chat-pane.tsx'
import { Drafts, spokenDrafts, type Insert } from '#web/features/assistant/drafts.tsx'
import { ModelNote } from '#web/features/assistant/model-note.tsx'
import { QuickPrompts } from '#web/features/assistant/quick-prompts.tsx'
import { supplierConversation } from './supplier-conversation.ts'

const GREETING = "Hi, I'm your AI assistant. I help you get more out of your listing."

const PROMPTS = [
  { label: 'What next?', message: 'What should I improve next?' },
  { label: 'Description', message: 'Draft a better description' },
  { label: 'Quote form', message: 'Which fields should my quote form have?' },
  { label: 'Open request', message: 'Draft an answer to the open request' },
  { label: 'Post', message: 'An idea for a post' },
  { label: 'My figures', message: 'What do my figures mean?' },
]

export type SupplierPaneProps = {
  insert: Insert
  /** Whether the reader may change the listing. */
  canInsert: boolean
  fieldRef?: Ref<HTMLTextAreaElement>
  /** Called when a link in a message is followed. */
  onFollow?: () => void
}

/** The conversation of a supplier about its own listing: the same in the tab and behind the round button. */
export const SupplierPane = ({ insert, canInsert, ...place }: SupplierPaneProps) => (
  <ChatPane
    chat={supplierConversation}
    {...place}
    greeting={GREETING}
    placeholder="What should I improve next?"
    prompts={<QuickPrompts chat={supplierConversation} prompts={PROMPTS} />}
    said={spoken}
    below={({ reply }) => reply && <Drafts suggestions={reply.suggestions ?? []} insert={insert} canInsert={canInsert} />}
  >
    <SmallPrint>
      It reads your own listing, requests and figures, and saves nothing. A reply that you rate is kept for {RETENTION_DAYS.assistantNote}{' '}
      days.
      <ModelNote /> <TextLink href={PRIVACY}>Privacy</TextLink>
    </SmallPrint>
  </ChatPane>
)

/** A reply as it is read out: with its drafts, which follow. */
const spoken = ({ message, suggestions = [] }: SupplierAssistantReply): string => [message, ...spokenDrafts(suggestions)].join(' ')
