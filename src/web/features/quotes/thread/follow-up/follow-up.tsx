import { useQuery } from '@tanstack/react-query'
import { useMe } from '#web/api/session/me.ts'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { BuyersFollowUp } from './buyers-follow-up.tsx'
import { SuppliersFollowUp } from './suppliers-follow-up.tsx'
import { followUpRead } from './use-follow-up.ts'

type FollowUpPartProps = { quote: QuoteDetail; linkKey: string | null }

/** What follows an accepted quote, for the side that reads it. */
export function FollowUpPart({ quote, linkKey }: FollowUpPartProps) {
  const isViewer = useMe()?.member === 'viewer'
  const read = useQuery(followUpRead(quote.id, linkKey))
  return (
    <QueryBoundary of={read} loading={<Skeleton height="120px" />}>
      {(followUp) =>
        quote.seenAs === 'buyer' ? (
          <BuyersFollowUp quote={quote} linkKey={linkKey} followUp={followUp} />
        ) : (
          <SuppliersFollowUp quote={quote} linkKey={linkKey} followUp={followUp} canChange={!isViewer} />
        )
      }
    </QueryBoundary>
  )
}
