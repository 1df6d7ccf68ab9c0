import { SampleDialog } from '#web/features/samples/ask/sample-dialog.tsx'
import type { RequesterDetails } from '#web/features/quotes/requester/requester-details.ts'
import { storeContactDetails } from './contact-details.ts'
import type { Prefill } from './prefill.ts'
import type { QuoteSupplier } from './quote-form.ts'

type AskForSampleProps = {
  supplier: QuoteSupplier
  prefill?: Prefill
  onClose: () => void
  onSent: () => void
  requester: RequesterDetails
}

/** The dialog that asks for a sample of a product, with what is known of the requester. */
export function AskForSample({ supplier, prefill, onClose, onSent, requester }: AskForSampleProps) {
  const { details, place, storage } = requester
  const sent = (values: Record<string, unknown>) => {
    storeContactDetails(storage, values)
    onSent()
  }
  return (
    <SampleDialog
      supplier={supplier}
      product={prefill?.product}
      known={{ ...details, deliveryLocation: place }}
      onClose={onClose}
      onSent={sent}
    />
  )
}
