import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import { buyerName } from '#shared/text/request-texts.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { ListSkeleton } from '#web/features/quotes/list/list-skeleton.tsx'
import { RequestRow } from '#web/features/quotes/list/request-row.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import styles from './inbox.module.css'
import { inboxPathWith, inboxRead, type InboxPlace } from './inbox-search.ts'

type InboxListProps = { place: InboxPlace; list: RefObject<HTMLUListElement | null> }

/** The requests that a supplier received, newest first. */
export function InboxList({ place, list }: InboxListProps) {
  const read = useInfiniteQuery({ ...inboxRead(place), refetchOnMount: 'always' })
  return (
    <QueryBoundary of={read} loading={<ListSkeleton />}>
      {({ pages }) => <Requests pages={pages} more={read} place={place} list={list} />}
    </QueryBoundary>
  )
}

type RequestsProps = InboxListProps & {
  pages: ListPage<QuoteRequest>[]
  more: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'>
}

function Requests({ pages, more: { hasNextPage, fetchNextPage, isFetchingNextPage }, place, list }: RequestsProps) {
  const requests = pages.flatMap(({ items }) => items)
  const total = pages.at(-1)?.total ?? 0
  if (requests.length === 0) return <NothingHere place={place} />
  return (
    <>
      <output className={styles.count}>{total === 1 ? '1 request' : `${total.toLocaleString('en-AU')} requests`}</output>
      <ul ref={list} aria-label="Requests" className={styles.list}>
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            who={buyerName(request)}
            href={inboxPathWith(place, { quote: request.id })}
            isOpen={request.id === place.search.quote}
          />
        ))}
      </ul>
      {hasNextPage && requests.length < total && (
        <Button variant="quiet" busy={isFetchingNextPage} busyLabel="Loading..." onClick={() => void fetchNextPage()}>
          Load More
        </Button>
      )}
    </>
  )
}

function NothingHere({ place }: { place: InboxPlace }) {
  const { status, unread, search } = place.search
  const isNarrowed = Boolean(status || unread || search)
  return (
    <div className={styles.nothing}>
      <p>
        {isNarrowed ? 'No request is like that.' : 'No requests yet. When a buyer asks you for a quote, it is here and in your emails.'}
      </p>
      {isNarrowed && <a href={inboxPathWith(place, { status: undefined, unread: undefined, search: undefined })}>Show all requests</a>}
    </div>
  )
}
