import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { Lead } from '#contract/quotes/leads.ts'
import { buyerName } from '#shared/text/request-texts.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { ListSkeleton } from '#web/features/quotes/list/list-skeleton.tsx'
import { ContactRow } from '#web/features/quotes/list/contact-row.tsx'
import { RequestRow } from '#web/features/quotes/list/request-row.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import styles from './inbox.module.css'
import { contactInAddress, inboxPathWith, inboxRead, kindIn, type InboxPlace } from './inbox-search.ts'
import { contactName, contactText, leadCount, newMessage, waitInWords } from './lead-texts.ts'

type InboxListProps = { place: InboxPlace; list: RefObject<HTMLUListElement | null> }

/** The requests and contacts that a supplier received: first what waits for it, the longest first, then the newest. */
export function InboxList({ place, list }: InboxListProps) {
  const read = useInfiniteQuery({ ...inboxRead(place), refetchOnMount: 'always' })
  return (
    <QueryBoundary of={read} loading={<ListSkeleton />}>
      {({ pages }) => <Requests pages={pages} more={read} place={place} list={list} />}
    </QueryBoundary>
  )
}

type RequestsProps = InboxListProps & {
  pages: ListPage<Lead>[]
  more: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'>
}

function Requests({ pages, more: { hasNextPage, fetchNextPage, isFetchingNextPage }, place, list }: RequestsProps) {
  const [now] = useState(() => new Date())
  const leads = pages.flatMap(({ items }) => items)
  const total = pages.at(-1)?.total ?? 0
  if (leads.length === 0) return <NothingHere place={place} />
  return (
    <>
      <output className={styles.count}>
        {leadCount(total, kindIn(place.search.status) ?? (place.search.status ? 'request' : undefined))}
      </output>
      <ul ref={list} aria-label="Requests" className={styles.list}>
        {leads.map((lead) => (
          <LeadRow key={lead.kind === 'request' ? lead.request.id : lead.contact.id} lead={lead} place={place} now={now} />
        ))}
      </ul>
      {hasNextPage && leads.length < total && (
        <Button variant="quiet" busy={isFetchingNextPage} busyLabel="Loading..." onClick={() => void fetchNextPage()}>
          Load More
        </Button>
      )}
    </>
  )
}

function LeadRow({ lead, place, now }: { lead: Lead; place: InboxPlace; now: Date }) {
  const open = lead.kind === 'request' ? lead.request.id : contactInAddress(lead.contact.id)
  const shared = {
    href: inboxPathWith(place, { quote: open }),
    isOpen: open === place.search.quote,
    wait: lead.waitsSince === null ? undefined : waitInWords(lead.waitsSince, now),
  }
  if (lead.kind === 'contact')
    return <ContactRow contact={lead.contact} who={contactName(lead.contact)} text={contactText(lead.contact)} {...shared} />
  const who = buyerName(lead.request)
  return <RequestRow request={lead.request} who={who} excerpt={newMessage(lead, who)} {...shared} />
}

function NothingHere({ place }: { place: InboxPlace }) {
  const { status, unread, search } = place.search
  const isNarrowed = Boolean(status || unread || search)
  return (
    <div className={styles.nothing}>
      <p>
        {isNarrowed
          ? 'No request is like that.'
          : 'No requests yet. When a buyer asks you for a quote or contacts you, you find it here, and we email you.'}
      </p>
      {isNarrowed && <a href={inboxPathWith(place, { status: undefined, unread: undefined, search: undefined })}>Show all requests</a>}
    </div>
  )
}
