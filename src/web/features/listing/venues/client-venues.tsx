import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { VENUES_MOST } from '#contract/options.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { query } from '#web/api/query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TryAgain } from '#web/ui/try-again.tsx'
import { AddVenue } from './add-venue.tsx'
import styles from './client-venues.module.css'
import { VenueRow } from './venue-row.tsx'

/** The venues that a profile shows, and below four the form for another (supplier-and-owner §2). */
export function ClientVenues({ supplierId }: { supplierId: number }) {
  const read = query('GET /api/suppliers/:id/client-logos', { id: String(supplierId) })
  const { data: venues, error, isFetching, refetch } = useQuery({ ...read, refetchOnMount: 'always' })
  const list = useRef<HTMLUListElement>(null)
  if (error && !venues)
    return (
      <TryAgain isTrying={isFetching} onTryAgain={() => void refetch()}>
        {serverMessage(error)}
      </TryAgain>
    )
  if (!venues) return <Skeleton height="320px" />
  return (
    <Stack gap={8}>
      <div>
        <p className={styles.intro}>
          Cafes and restaurants that you supply, shown on your profile.{' '}
          <output className={styles.count}>{`${venues.length}/${VENUES_MOST}`}</output>
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
      {venues.length < VENUES_MOST && <AddVenue supplierId={supplierId} />}
    </Stack>
  )
}
