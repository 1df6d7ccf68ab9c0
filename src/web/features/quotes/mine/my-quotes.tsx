import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { SentRequest } from '#contract/quotes/quotes.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { pages } from '#web/api/reads/query.ts'
import { ListSkeleton } from '#web/features/quotes/list/list-skeleton.tsx'
import { SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { NextPage } from '#web/ui/controls/next-page.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { BulkGroup } from './bulk-group.tsx'
import { byTurn } from './groups-of.ts'
import styles from './my-quotes.module.css'
import { OrderBooks } from './order-books.tsx'
import { SentRows } from './sent-rows.tsx'

const read = pages('GET /api/quotes', { sort: 'news' }, 20)

/** The signed-in user's own requests: first where it is the user's turn, then by the latest news; those of one bulk request are grouped. */
export function MyQuotes() {
  const list = useInfiniteQuery({ ...read, refetchOnMount: 'always' })
  return (
    <QueryBoundary of={list} loading={<ListSkeleton pictured />}>
      {(data) => <Groups data={data} list={list} />}
    </QueryBoundary>
  )
}

type GroupsProps = {
  data: InfiniteData<ListPage<SentRequest>>
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'>
}

function Groups({ data, list }: GroupsProps) {
  const requests = data.pages.flatMap(({ items }) => items)
  if (requests.length === 0) return <NoQuotes />
  return (
    <div className={styles.groups}>
      {byTurn(requests).map(({ title, groups }) => (
        <section key={title} aria-label={title} className={styles.groups}>
          <h2 className={styles.turn}>{title}</h2>
          {groups.map((group) =>
            group.bulkId ? (
              <BulkGroup key={group.bulkId} {...group} bulkId={group.bulkId} />
            ) : (
              <SentRows key={group.requests[0].id} {...group} />
            ),
          )}
        </section>
      ))}
      <OrderBooks requests={requests} />
      {requests.length < (data.pages.at(-1)?.total ?? 0) && <NextPage of={list} label="Load More" className={styles.more} />}
    </div>
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
