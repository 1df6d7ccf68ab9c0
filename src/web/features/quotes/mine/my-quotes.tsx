import { useInfiniteQuery } from '@tanstack/react-query'
import { scenePath } from '#contract/labels.ts'
import type { QuoteRequest } from '#contract/quotes.ts'
import { pages } from '#web/api/query.ts'
import { CouldNotLoad } from '#web/features/quotes/list/could-not-load.tsx'
import { ListSkeleton } from '#web/features/quotes/list/list-skeleton.tsx'
import { RequestRow } from '#web/features/quotes/list/request-row.tsx'
import { comparePath, quotePath, SUPPLIERS } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { when } from '#web/ui/when.ts'
import { groupsOf } from './groups-of.ts'
import styles from './my-quotes.module.css'

const read = pages('GET /api/quotes', {}, 20)

/** The requests that whoever is signed in has sent, the newest first; those of one bulk request stand together. */
export function MyQuotes() {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...read,
    refetchOnMount: 'always',
  })
  if (error && !data) return <CouldNotLoad error={error} isTrying={isFetching} onTryAgain={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const requests = data.pages.flatMap(({ items }) => items)
  if (requests.length === 0) return <NoQuotes />
  return (
    <div className={styles.groups}>
      {groupsOf(requests).map((group) =>
        group.bulkId ? <BulkGroup key={group.bulkId} {...group} bulkId={group.bulkId} /> : <Rows key={group.requests[0]!.id} {...group} />,
      )}
      {hasNextPage && requests.length < data.pages.at(-1)!.total && (
        <Button
          variant="quiet"
          busy={isFetchingNextPage}
          busyLabel="Loading..."
          className={styles.more}
          onClick={() => void fetchNextPage()}
        >
          Load More
        </Button>
      )}
    </div>
  )
}

const Rows = ({ requests, areOne }: { requests: QuoteRequest[]; areOne?: boolean }) => (
  <ul className={styles.rows}>
    {requests.map((request) => (
      <RequestRow key={request.id} request={request} who={request.supplier.businessName} href={quotePath(request.id)} isOfMany={areOne} />
    ))}
  </ul>
)

function BulkGroup({ bulkId, requests }: { bulkId: string; requests: QuoteRequest[] }) {
  const answered = requests.filter(({ offer }) => offer).length
  return (
    <section aria-labelledby={bulkId}>
      <header className={styles.head}>
        <div>
          <h2 id={bulkId} className={styles.title}>
            One request to {requests.length === 1 ? '1 supplier' : `${requests.length} suppliers`}
          </h2>
          <p className={styles.asked}>{requests[0]!.requirements}</p>
          <p className={styles.about}>
            {when(requests[0]!.createdAt)}, {answered === 0 ? 'no answer yet' : `${answered} answered with prices`}
          </p>
        </div>
        <ButtonLink href={comparePath(bulkId)} variant="quiet" icon="rows">
          Compare the answers
        </ButtonLink>
      </header>
      <Rows requests={requests} areOne />
    </section>
  )
}

const NoQuotes = () => (
  <EmptyState
    title="No requests yet"
    image={<img src={scenePath('empty')} alt="" width={480} height={330} style={{ blockSize: 'auto' }} />}
    action={<ButtonLink href={SUPPLIERS}>Browse suppliers</ButtonLink>}
  >
    Ask one supplier or fifty for a quote: each request is here with its answers.
  </EmptyState>
)
