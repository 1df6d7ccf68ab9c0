import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReviewReport } from '#contract/reviews.ts'
import { callOverHttp, serverMessage } from '#web/api/call.ts'
import { query } from '#web/api/query.ts'
import { Note } from '#web/ui/note.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { auditRead } from './audit.tsx'
import { RemoveReviewDialog } from './remove-review-dialog.tsx'
import { ReportRow } from './report-row.tsx'
import styles from './owner.module.css'

type Decision = 'keep' | 'remove'

const read = query('GET /api/admin/reports', { limit: 100 })

/** What people say is wrong with reviews, each to be kept or removed. */
export function Reports() {
  const list = useRef<HTMLDivElement>(null)
  const { data, error } = useQuery(read)
  const [removing, setRemoving] = useState<ReviewReport>()
  const decide = useDecision(() => list.current?.focus())
  return (
    <Section title="Reported reviews" sub="The oldest first.">
      <div ref={list} tabIndex={-1} className={styles.list}>
        {error && <Note tone="error">{serverMessage(error)}</Note>}
        {!data && !error && <Skeleton height="120px" />}
        {data?.items.length === 0 && <p>Nobody has reported a review.</p>}
        {data && data.items.length > 0 && (
          <ul>
            {data.items.map((report) => (
              <ReportRow key={report.id} report={report} onKeep={() => decide(report, 'keep')} onRemove={() => setRemoving(report)} />
            ))}
          </ul>
        )}
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

/** Answers whether it worked. */
function useDecision(onDecided: () => void) {
  const client = useQueryClient()
  return async ({ id, review }: ReviewReport, decision: Decision, note?: string) => {
    try {
      await callOverHttp('POST /api/admin/reports/:id', { id, decision, note })
      await Promise.all([read, auditRead].map(({ queryKey }) => client.invalidateQueries({ queryKey })))
      // The button that had the focus is gone.
      onDecided()
      const title = decision === 'keep' ? 'Review kept' : 'Review removed'
      toast({ title, description: `By ${review.customerName}`, tone: 'success' })
      return true
    } catch (failure) {
      toast({ title: 'Error', description: serverMessage(failure), tone: 'destructive' })
      return false
    }
  }
}
