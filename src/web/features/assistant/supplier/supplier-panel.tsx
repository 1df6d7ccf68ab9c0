import { useRef } from 'react'
import { coversPageNow, SidePanel } from '#web/ui/overlays/side-panel.tsx'
import type { AssistantPanelProps } from '#web/features/assistant/assistant-panel.tsx'
import { StartAgain } from '#web/features/assistant/start-again.tsx'
import { supplierConversation } from './supplier-conversation.ts'
import { SupplierPane, type SupplierPaneProps } from './supplier-pane.tsx'

type SupplierPanelProps = Pick<SupplierPaneProps, 'insert' | 'canInsert'> & Pick<AssistantPanelProps, 'isOpen' | 'onCollapse' | 'onLeave'>

/** The supplier's assistant behind the round button of its own area. */
export function SupplierPanel({ isOpen, onCollapse, onLeave, ...pane }: SupplierPanelProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <SidePanel
      open={isOpen}
      onCollapse={onCollapse}
      title="AI Assistant"
      tools={<StartAgain chat={supplierConversation} field={field} />}
      first={field}
    >
      <SupplierPane {...pane} fieldRef={field} onFollow={() => coversPageNow() && onLeave()} />
    </SidePanel>
  )
}
