import { useState } from 'react'
import type { SiteContentItem, StyleItem } from '#contract/site/site-content.ts'
import { when } from '#shared/time/when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { HistoryDialog } from '#web/features/site-content/history-dialog.tsx'
import styles from './item-tools.module.css'

type ItemToolsProps = {
  item: SiteContentItem | StyleItem
  isSaving?: boolean
  isUnsaved: boolean
  /** Sets the value to the original, or to one of its history. */
  onValue: (value: string) => void
}

/** Below a field that is or was changed: who has changed it and when, the way back to the original, and its history. Else there is nothing. */
export function ItemTools({ item: { label, value, original, updatedAt, ...item }, isSaving = false, isUnsaved, onValue }: ItemToolsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.tools}>
      <p className={styles.state} aria-live="polite">
        {stateOf({ ...item, updatedAt, isOriginal: value === original, isSaving, isUnsaved })}
      </p>
      {(value !== original || isUnsaved) && (
        <Button
          size="sm"
          variant="quiet"
          icon="arrow-counter-clockwise"
          aria-label={`Restore the original: ${label}`}
          onClick={() => onValue(original)}
        >
          Original
        </Button>
      )}
      {updatedAt && (
        <Button
          size="sm"
          variant="quiet"
          icon="clock"
          aria-haspopup="dialog"
          aria-label={`History: ${label}`}
          onClick={() => setOpen(true)}
        >
          History
        </Button>
      )}
      {isOpen && <HistoryDialog item={{ id: item.id, label, original }} onClose={() => setOpen(false)} onValue={onValue} />}
    </div>
  )
}

type State = Pick<SiteContentItem, 'updatedAt' | 'updatedBy'> & Record<'isOriginal' | 'isSaving' | 'isUnsaved', boolean>

function stateOf({ updatedAt, updatedBy, isOriginal, isSaving, isUnsaved }: State): string {
  if (isSaving) return 'Saving...'
  if (isUnsaved) return 'Not saved yet'
  if (!updatedAt) return ''
  const changed = `Changed ${when(updatedAt)} by ${updatedBy}`
  return isOriginal ? `${changed}, as in the original` : changed
}
