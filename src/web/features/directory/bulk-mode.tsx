import { useState, type ReactNode } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { clearSelection, unselect, useBulkSelection, type SelectedSupplier } from './bulk-selection.ts'

/** Props of the bulk dialog, which belongs to another feature. */
type BulkDialogProps = {
  suppliers: readonly SelectedSupplier[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemove: (id: number) => void
  onSent: () => void
}

type BulkModeProps = {
  isOn: boolean
  /** Called after the request was sent, to turn the mode off. */
  onDone: () => void
  dialog: (props: BulkDialogProps) => ReactNode
}

/** The bar and the dialog of bulk mode, and after sending, when it is off, what the dialog says then. */
export function BulkMode({ isOn, onDone, dialog }: BulkModeProps) {
  const suppliers = useBulkSelection()
  const [stage, setStage] = useState<'sending' | 'sent'>()
  const onSent = () => {
    setStage('sent')
    clearSelection()
    onDone()
  }
  const close = () => setStage(undefined)
  return (
    <>
      {isOn && <BulkBar onSend={() => setStage('sending')} />}
      {/* After sending, its note on what happens next takes the place of the bar. */}
      {stage && isOn === (stage === 'sending') && dialog({ suppliers, open: isOn, onOpenChange: close, onRemove: unselect, onSent })}
    </>
  )
}
