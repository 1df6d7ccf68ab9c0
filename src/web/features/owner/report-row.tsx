import { useState } from 'react'
import type { ReviewReport } from '#contract/reviews.ts'
import { supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Stars } from '#web/ui/graphics/stars.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { when } from '#shared/when.ts'
import styles from './owner.module.css'

type ReportRowProps = { report: ReviewReport; onKeep: () => Promise<unknown>; onRemove: () => void }

/** A reported review with the reason, and buttons for both decisions. */
export function ReportRow({ report, onKeep, onRemove }: ReportRowProps) {
  const { supplierId, businessName, review, reason, username, createdAt } = report
  const [isBusy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    await onKeep()
    setBusy(false)
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.about}>
          <Stars rating={review.rating} />
          <span>
            {review.customerName} on <TextLink href={supplierPath(supplierId)}>{businessName}</TextLink>
          </span>
        </p>
        <p className={styles.message}>{review.text}</p>
        <p className={styles.reason}>
          {username} says: {reason}
        </p>
        <p className={styles.when}>{when(createdAt)}</p>
      </div>
      <Stack row gap={2}>
        <Button size="sm" disabled={isBusy} aria-label={`Keep the review by ${review.customerName}`} onClick={keep}>
          Keep
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={isBusy}
          aria-haspopup="dialog"
          aria-label={`Remove the review by ${review.customerName}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Stack>
    </li>
  )
}
