import { useRef, type ReactNode } from 'react'
import type { AssistantReply, HandOver } from '#contract/assistant/assistant.ts'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import { PRIVACY, supplierPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { coversPageNow, SidePanel } from '#web/ui/overlays/side-panel.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { Answers } from './answers.tsx'
import { buyerChat } from './buyer-chat.ts'
import { ChatPane } from './chat-pane.tsx'
import { ModelNote } from './model-note.tsx'
import { QuickPrompts } from './quick-prompts.tsx'
import { StartAgain } from './start-again.tsx'
import { SuggestedSuppliers, type Asked } from './suggested-suppliers.tsx'

export type AssistantPanelProps = {
  isOpen: boolean
  /** Called by a control or by Esc: the focus returns to the button that opened it. */
  onCollapse: () => void
  /** Called when a link is followed where the panel covers the page: the next page receives the focus. */
  onLeave: () => void
  onAskForQuote: (handOver: HandOver, suppliers: Asked[]) => void
  /** What happens next with the request that was sent from here, at the end of the conversation; it says when a link in it is followed. */
  afterSending: (onFollow: () => void) => ReactNode
}

const GREETING = "Hi! I'm your AI supplier assistant. What are you looking for today?"

const PROMPTS = [
  { label: 'Coffee', message: 'I need coffee suppliers' },
  { label: 'Food', message: 'Food suppliers' },
  { label: 'Equipment', message: 'Equipment suppliers' },
  { label: 'Deals', message: 'Best deals' },
]

/** The expanded chat. */
export function AssistantPanel({ isOpen, onCollapse, onLeave, onAskForQuote, afterSending }: AssistantPanelProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const follow = () => coversPageNow() && onLeave()
  return (
    <SidePanel
      open={isOpen}
      onCollapse={onCollapse}
      title="AI Assistant"
      tools={<StartAgain chat={buyerChat} field={field} />}
      first={field}
    >
      <ChatPane
        chat={buyerChat}
        fieldRef={field}
        greeting={GREETING}
        placeholder="25 kg of beans a week in Preston"
        prompts={<QuickPrompts chat={buyerChat} prompts={PROMPTS} />}
        linksIn={linksIn}
        said={spoken}
        onFollow={follow}
        below={({ reply }) =>
          reply && (
            <>
              <SuggestedSuppliers reply={reply} onFollow={follow} onAskForQuote={onAskForQuote} />
              <Answers reply={reply} />
            </>
          )
        }
        atEnd={afterSending(follow)}
      >
        <SmallPrint>
          We keep rated replies and searches without results for {RETENTION_DAYS.assistantNote} days, without contact details.
          <ModelNote /> <TextLink href={PRIVACY}>Privacy</TextLink>
        </SmallPrint>
      </ChatPane>
    </SidePanel>
  )
}

const linksIn = ({ suppliers = [] }: AssistantReply) =>
  suppliers.map(({ id, businessName }) => ({ words: businessName, href: supplierPath(id) }))

/** A reply as it is read out: with its suppliers, which follow as cards. */
const spoken = ({ message, suppliers = [] }: AssistantReply): string => {
  const cards = suppliers.map(({ businessName, reason }) => `${businessName}: ${reason}`)
  return [message, ...cards].join(' ')
}
