import { useState, type ReactNode } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { clearSelection, unselect, useBulkSelection, type SelectedSupplier } from './bulk-selection.ts'

/** Props of the bulk dialog, which belongs to another feature. */
type BulkDialogProps = {
  suppliers: readonly SelectedSupplier[]
  onClose: () => void
  onRemove: (id: number) => void
  onSent: () => void
}

type BulkModeProps = {
  /** Called after the request was sent, to turn the mode off. */
  onDone: () => void
  dialog: (props: BulkDialogProps) => ReactNode
}

/** The bar and the dialog of bulk mode. */
export function BulkMode({ onDone, dialog }: BulkModeProps) {
  const suppliers = useBulkSelection()
  const [isSending, setSending] = useState(false)
  const onSent = () => {
    setSending(false)
    clearSelection()
    onDone()
  }
  return (
    <>
      <BulkBar onSend={() => setSending(true)} />
      {isSending && dialog({ suppliers, onClose: () => setSending(false), onRemove: unselect, onSent })}
    </>
  )
}
