import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReviewReport } from '#contract/reviews.ts'
import { QueryBoundary } from '#web/api/query-boundary.tsx'
import { query } from '#web/api/query.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { RemoveReviewDialog } from './remove-review-dialog.tsx'
import { ReportRow } from './report-row.tsx'
import styles from './owner.module.css'

type Decision = 'keep' | 'remove'

const read = query('GET /api/admin/reports', { limit: 100 })

/** The reported reviews, each to be kept or removed. */
export function Reports() {
  const list = useRef<HTMLDivElement>(null)
  const all = useQuery(read)
  const [removing, setRemoving] = useState<ReviewReport>()
  // The removed button had the focus.
  const decide = useDecision(() => list.current?.focus())
  return (
    <Section title="Reported reviews" sub="The oldest first.">
      <div ref={list} tabIndex={-1} className={styles.list}>
        <QueryBoundary of={all} loading={<Skeleton height="120px" />}>
          {({ items }) =>
            items.length === 0 ? (
              <p>Nobody has reported a review.</p>
            ) : (
              <ul>
                {items.map((report) => (
                  <ReportRow key={report.id} report={report} onKeep={() => decide(report, 'keep')} onRemove={() => setRemoving(report)} />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
      {removing && (
        <RemoveReviewDialog
          report={removing}
          onRemove={(note) => decide(removing, 'remove', note)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Section>
  )
}

/** Returns a function that sends a decision and returns whether it succeeded. */
function useDecision(onDecided: () => void) {
  const { send } = useWrite('POST /api/admin/reports/:id', {
    invalidates: ['GET /api/admin/reports', 'GET /api/admin/audit'],
    onSuccess: onDecided,
  })
  return async ({ id, review }: ReviewReport, decision: Decision, note?: string) => {
    const isDecided = await send({ id, decision, note })
    const title = decision === 'keep' ? 'Review kept' : 'Review removed'
    if (isDecided) toast({ title, description: `By ${review.customerName}`, tone: 'success' })
    return isDecided
  }
}
