import { useRef, useState } from 'react'
import { MAX_VENUES } from '#contract/options.ts'
import type { Venue } from '#contract/suppliers/suppliers.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { promisedPath } from '#web/paths.ts'
import { MoveMenu } from '#web/ui/controls/sortable/move-menu.tsx'
import { Sortable } from '#web/ui/controls/sortable/sortable.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { AddVenue } from './add-venue.tsx'
import styles from './client-venues.module.css'
import { useVenues } from './use-venues.ts'
import { VenueDialog } from './venue-dialog.tsx'
import { VenueRow } from './venue-row.tsx'

/** The venues that a profile shows, in the order that their supplier gives them; with fewer than the maximum, the form for another one. */
export function ClientVenues({ supplierId }: { supplierId: number }) {
  const venues = useVenues(supplierId)
  return (
    <QueryBoundary of={venues.read} loading={<RowsSkeleton rows={4} picture={56} hasAction />}>
      {(shown) => (
        <Stack gap={8}>
          <div>
            <p className={styles.intro}>
              Cafes and restaurants that you supply, shown on your profile in this order.{' '}
              <output className={styles.count}>{`${shown.length}/${MAX_VENUES}`}</output>
            </p>
            <p className={styles.promised}>
              <TextLink href={promisedPath}>Prices you promised</TextLink>
              <span> to buyers, and how to change them.</span>
            </p>
            <VenueList shown={shown} {...venues} />
          </div>
          {shown.length < MAX_VENUES ? (
            <AddVenue supplierId={supplierId} />
          ) : (
            <p className={styles.full}>Four is the most; remove one to add another.</p>
          )}
        </Stack>
      )}
    </QueryBoundary>
  )
}

type VenueListProps = { shown: Venue[] } & Omit<ReturnType<typeof useVenues>, 'read'>

function VenueList({ shown, save, problem, forgetProblem, move, remove }: VenueListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<Venue>()
  const close = () => {
    forgetProblem()
    setEdited(undefined)
  }
  // The removal removes its button together with the focus.
  const removeVenue = async (venue: Venue) => {
    if (await remove(venue)) list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {shown.length === 0 ? (
        <EmptyState title="No venues yet">Buyers trust a supplier whose venues they know. Ask yours first.</EmptyState>
      ) : (
        <Sortable items={shown} nameOf={({ venueName }) => venueName} onMove={move} label="Client venues">
          {(venue, handle) => (
            <VenueRow
              venue={venue}
              handle={handle}
              moveMenu={
                <MoveMenu name={venue.venueName} at={shown.indexOf(venue)} count={shown.length} onMove={(to) => move(venue.id, to)} />
              }
              onEdit={() => setEdited(venue)}
              onRemove={() => void removeVenue(venue)}
            />
          )}
        </Sortable>
      )}
      {edited && <VenueDialog key={edited.id} venue={edited} onSave={save} problem={problem} onClose={close} />}
    </div>
  )
}
