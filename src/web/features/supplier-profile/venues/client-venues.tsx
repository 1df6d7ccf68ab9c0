import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { MAX_VENUES } from '#contract/options.ts'
import type { Venue } from '#contract/suppliers/suppliers.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { promisedPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { AddVenue } from './add-venue.tsx'
import styles from './client-venues.module.css'
import { VenueRow } from './venue-row.tsx'

/** The venues that a profile shows; with fewer than the maximum, the form for another one. */
export function ClientVenues({ supplierId }: { supplierId: number }) {
  const read = query('GET /api/suppliers/:id/client-logos', { id: String(supplierId) })
  return (
    <QueryBoundary of={useQuery({ ...read, refetchOnMount: 'always' })} loading={<RowsSkeleton rows={4} picture={56} hasAction />}>
      {(venues) => <Venues venues={venues} supplierId={supplierId} />}
    </QueryBoundary>
  )
}

function Venues({ venues, supplierId }: { venues: Venue[]; supplierId: number }) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <Stack gap={8}>
      <div>
        <p className={styles.intro}>
          Cafes and restaurants that you supply, shown on your profile.{' '}
          <output className={styles.count}>{`${venues.length}/${MAX_VENUES}`}</output>
        </p>
        <p className={styles.intro}>
          <TextLink href={promisedPath}>Prices you promised</TextLink>
          <span> to buyers, and how to change them.</span>
        </p>
        <ul ref={list} aria-label="Client venues" tabIndex={-1} className={styles.list}>
          {venues.map((venue) => (
            <VenueRow key={venue.id} venue={venue} supplierId={supplierId} onRemoved={() => list.current?.focus()} />
          ))}
        </ul>
        {venues.length === 0 && (
          <EmptyState title="No venues yet">Buyers trust a supplier whose venues they know. Ask yours first.</EmptyState>
        )}
      </div>
      {venues.length < MAX_VENUES ? (
        <AddVenue supplierId={supplierId} />
      ) : (
        <p className={styles.intro}>{`A profile shows ${MAX_VENUES} venues. Remove one to add another.`}</p>
      )}
    </Stack>
  )
}
