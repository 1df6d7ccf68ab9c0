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

/** Below a field: who has changed it and when, the way back to the original, and its history. */
export function ItemTools({
  item: { label, value, original, updatedAt, updatedBy, ...item },
  isSaving,
  isUnsaved,
  onValue,
}: ItemToolsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.tools}>
      <p className={styles.state} aria-live="polite">
        {isSaving
          ? 'Saving...'
          : isUnsaved
            ? 'Not saved yet'
            : updatedAt
              ? `Changed ${when(updatedAt)} by ${updatedBy}`
              : 'As in the original'}
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
