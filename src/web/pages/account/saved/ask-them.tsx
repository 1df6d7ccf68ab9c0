import { BulkQuoteDialog } from '#web/features/quotes/ask/bulk/bulk-quote-dialog.tsx'
import type { Receiver } from '#web/features/quotes/ask/bulk/receiver.ts'
import { useDeliveries } from '#web/features/saved/compare/use-deliveries.ts'

type AskThemProps = {
  /** As many as a bulk request may go to. */
  suppliers: readonly Receiver[]
  /** Called with those that are left, undefined where the dialog is closed. */
  onChange: (suppliers: readonly Receiver[] | undefined) => void
}

/** The dialog that asks saved suppliers, which says who of them does not deliver to the own place. */
export function AskThem({ suppliers, onChange }: AskThemProps) {
  const { data } = useDeliveries(suppliers.map(({ id }) => id))
  const undelivered = data?.place && {
    place: data.place.label,
    ids: data.suppliers.flatMap(({ id, delivers }) => (delivers === false ? [id] : [])),
  }
  const close = () => onChange(undefined)
  return (
    <BulkQuoteDialog
      from="saved"
      suppliers={suppliers}
      undelivered={undelivered ?? undefined}
      onClose={close}
      onRemove={(id) => onChange(suppliers.filter((supplier) => supplier.id !== id))}
      onSent={close}
    />
  )
}
