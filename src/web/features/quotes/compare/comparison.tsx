import { useQuery } from '@tanstack/react-query'
import type { QuoteRequest } from '#contract/quotes.ts'
import { query } from '#web/api/query.ts'
import { ListSkeleton } from '#web/features/quotes/list/list-skeleton.tsx'
import { NotOpen } from '#web/features/quotes/mine/not-open.tsx'
import { Button } from '#web/ui/button.tsx'
import { csvOf } from '#web/ui/csv.ts'
import { download } from '#web/ui/download.ts'
import { Stack } from '#web/ui/stack.tsx'
import { when } from '#web/ui/when.ts'
import { compared, splitByPrices } from './compare.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { comparisonRows } from './comparison-rows.ts'
import styles from './comparison.module.css'
import { WithoutPrices } from './without-prices.tsx'

type ComparisonProps = { bulkId: string; linkKey: string | null }

/** The answers to one bulk request side by side, and who has not answered. */
export function Comparison({ bulkId, linkKey }: ComparisonProps) {
  const read = query('GET /api/quotes/bulk/:id', { id: bulkId, key: linkKey })
  const { data: requests, error, isFetching, refetch } = useQuery({ ...read, refetchOnMount: 'always' })
  // Refused now, they are not shown as they were before.
  if (error && (!requests || error.status < 500)) return <NotOpen error={error} isTrying={isFetching} onTryAgain={() => void refetch()} />
  return (
    <>
      <header className={styles.head}>
        <h1>Compare the answers</h1>
        <p className={styles.sub}>{requests ? asked(requests) : 'Loading...'}</p>
      </header>
      {requests ? <Answers requests={requests} linkKey={linkKey} /> : <ListSkeleton />}
    </>
  )
}

const asked = (requests: QuoteRequest[]) => {
  const { answered } = splitByPrices(requests)
  return `${answered.length} of ${requests.length} suppliers have answered with prices. Asked ${when(requests[0]!.createdAt)}.`
}

function Answers({ requests, linkKey }: { requests: QuoteRequest[]; linkKey: string | null }) {
  const { answered, others } = splitByPrices(requests)
  const items = compared(answered.map(({ offer }) => offer))
  return (
    <>
      <p className={styles.asked}>{requests[0]!.requirements}</p>
      {answered.length === 0 ? (
        <p className={styles.none}>
          Nobody has answered with prices yet. You get a letter with every answer, and they stand here side by side.
        </p>
      ) : (
        <>
          <Stack row gap={2} className={styles.tools}>
            <Button variant="quiet" size="sm" icon="printer" onClick={() => print()}>
              Print
            </Button>
            <Button
              variant="quiet"
              size="sm"
              icon="download-simple"
              onClick={() => download('quotes.csv', csvOf(comparisonRows(items, answered, others)))}
            >
              Download CSV
            </Button>
          </Stack>
          <ComparisonTable items={items} answered={answered} linkKey={linkKey} />
          <p className={styles.method}>
            Landed price: the goods and their share of the delivery fee, without GST, for one kilo, litre or piece. The fee is shared by
            quantity where all lines of an answer have one measure, else by cost.
          </p>
        </>
      )}
      {others.length > 0 && <WithoutPrices requests={others} linkKey={linkKey} />}
    </>
  )
}
