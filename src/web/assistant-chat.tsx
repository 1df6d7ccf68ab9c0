import { lazy, Suspense, useState } from 'react'
import type { HandOver } from '#contract/assistant/assistant.ts'
import { AssistantPanel, type AssistantPanelProps } from './features/assistant/assistant-panel.tsx'
import type { Asked } from './features/assistant/suggested-suppliers.tsx'
import { SentBulk } from './features/quotes/ask/bulk/sent-bulk.tsx'
import { pathOf, usePageLocation } from './navigation/page-location.ts'
import { ACCOUNT, DASHBOARD, SOCIAL_MEDIA_DASHBOARD, SUBSCRIPTION, SUPPLIER_DASHBOARD } from './paths.ts'
import { useMe } from './api/session/me.ts'

const BulkQuoteDialog = lazy(async () => ({ default: (await import('./features/quotes/ask/bulk/bulk-quote-dialog.tsx')).BulkQuoteDialog }))

const SupplierAssistant = lazy(async () => ({ default: (await import('./pages/dashboard/supplier-assistant.tsx')).SupplierAssistant }))

/** The area of those who work on a listing, where the assistant is about that listing. */
const OWN_AREA = [DASHBOARD, SUPPLIER_DASHBOARD, SOCIAL_MEDIA_DASHBOARD, SUBSCRIPTION, ACCOUNT]

type ChatProps = Omit<AssistantPanelProps, 'onAskForQuote' | 'afterSending'>

/** The chat behind the round button: on the pages of those who work on a listing it is about that listing, on all others that of buyers. */
export function AssistantChat(props: ChatProps) {
  const path = pathOf(usePageLocation())
  const supplierId = useMe()?.supplierId
  const isOwn = OWN_AREA.some((own) => path === own || path.startsWith(`${own}/`))
  if (!isOwn || supplierId === undefined) return <BuyerChat {...props} />
  return (
    <Suspense>
      <SupplierAssistant {...props} supplierId={supplierId} />
    </Suspense>
  )
}

/** The chat of buyers, and the dialog in which it hands suppliers over to a request for quotes. */
function BuyerChat(props: ChatProps) {
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
