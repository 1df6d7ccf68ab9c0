import type { ReactNode } from 'react'
import type { Suggestion, SupplierAssistantReply } from '#contract/assistant.ts'
import { failureToast } from '#web/api/failure-toast.ts'
import { stream } from '#web/api/stream.ts'
import { PRIVACY } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { ChatPane } from './chat-pane.tsx'
import { createChat } from './chat.ts'
import { CopyButton } from './copy-button.tsx'
import { QuickPrompts } from './quick-prompts.tsx'
import styles from './supplier-chat.module.css'

const GREETING = "Hi! I'm your AI assistant. I help you get more out of your listing."

const PROMPTS = [
  { label: 'What next?', message: 'What should I improve next?' },
  { label: 'Description', message: 'Draft a better description' },
  { label: 'Quote form', message: 'Which fields should my quote form have?' },
  { label: 'Open request', message: 'Draft an answer to the open request' },
  { label: 'Post', message: 'An idea for a post' },
  { label: 'My figures', message: 'What do my figures mean?' },
]

/** The chat of suppliers about their own listing. */
const supplierChat = createChat<SupplierAssistantReply>({
  name: 'supplier-conversation',
  failure: (error) => failureToast(error, 'AI assistant unavailable'),
  ask: (said, { onDelta, signal }) => stream('POST /api/ai/supplier-assistant', said, ({ data }) => onDelta(data.delta), { signal }),
})

/** The supplier's assistant; `children` follow it. */
export const SupplierChat = ({ children }: { children: ReactNode }) => (
  <div className={styles.assistant}>
    <Card as="section" aria-label="Chat" className={styles.chat}>
      <ChatPane
        chat={supplierChat}
        greeting={GREETING}
        placeholder="What should I improve next?"
        prompts={<QuickPrompts chat={supplierChat} prompts={PROMPTS} />}
        said={spoken}
        below={({ reply }) => reply && <Drafts suggestions={reply.suggestions ?? []} />}
      >
        <SmallPrint>
          It reads your own listing, requests and figures, and saves nothing. A reply that you rate is kept for 30 days.{' '}
          <TextLink href={PRIVACY}>Privacy</TextLink>
        </SmallPrint>
      </ChatPane>
    </Card>
    {children}
  </div>
)

const Drafts = ({ suggestions }: { suggestions: Suggestion[] }) =>
  suggestions.length > 0 && (
    <ul className={styles.drafts} aria-label="Drafts">
      {suggestions.map((suggestion) => (
        <li key={textOf(suggestion)} className={styles.draft}>
          <MetaLabel>{LABELS[suggestion.kind]}</MetaLabel>
          <p className={styles.text}>{textOf(suggestion)}</p>
          <CopyButton text={textOf(suggestion)} what={LABELS[suggestion.kind]} />
        </li>
      ))}
    </ul>
  )

const LABELS: Record<Suggestion['kind'], string> = {
  description: 'Description',
  quoteField: 'Field of the quote form',
  answer: 'Note of an answer',
  post: 'Post',
}

function textOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'description':
      return suggestion.text
    case 'answer':
      return suggestion.note
    case 'post':
      return suggestion.content
    case 'quoteField': {
      const { label, options } = suggestion.field
      return options.length > 0 ? `${label}: ${options.join(', ')}` : label
    }
  }
}

/** A reply as it is read out: with its drafts, which follow. */
const spoken = ({ message, suggestions = [] }: SupplierAssistantReply): string =>
  [message, ...suggestions.map((each) => `${LABELS[each.kind]}: ${textOf(each)}`)].join(' ')
