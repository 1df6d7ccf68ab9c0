import { lazy, Suspense, useState } from 'react'
import type { HandOver } from '#contract/assistant/assistant.ts'
import { AssistantPanel, type AssistantPanelProps } from './features/assistant/assistant-panel.tsx'
import type { Asked } from './features/assistant/suggested-suppliers.tsx'
import { SentBulk } from './features/quotes/ask/bulk/sent-bulk.tsx'

const BulkQuoteDialog = lazy(async () => ({ default: (await import('./features/quotes/ask/bulk/bulk-quote-dialog.tsx')).BulkQuoteDialog }))

/** The chat of buyers, and the dialog in which it hands suppliers over to a request for quotes. */
export function AssistantChat(props: Omit<AssistantPanelProps, 'onAskForQuote' | 'afterSending'>) {
  const [asked, setAsked] = useState<{ handOver: HandOver; suppliers: Asked[] }>()
  const close = () => setAsked(undefined)
  const remove = (id: number) => setAsked((now) => now && { ...now, suppliers: now.suppliers.filter((supplier) => supplier.id !== id) })
  return (
    <>
      <AssistantPanel
        {...props}
        onAskForQuote={(handOver, suppliers) => setAsked({ handOver, suppliers })}
        afterSending={(onFollow) => <SentBulk from="assistant" onFollow={onFollow} />}
      />
      {asked && (
        <Suspense>
          <BulkQuoteDialog
            from="assistant"
            suppliers={asked.suppliers}
            startingMessage={asked.handOver.requirements}
            onClose={close}
            onRemove={remove}
            onSent={close}
          />
        </Suspense>
      )}
    </>
  )
}
