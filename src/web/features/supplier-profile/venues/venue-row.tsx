import type { Venue } from '#contract/suppliers/suppliers.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_LISTINGS } from '#web/features/supplier-profile/shows-listings.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Logo } from '#web/ui/graphics/logo.tsx'
import styles from './client-venues.module.css'

type VenueRowProps = {
  venue: Venue
  supplierId: number
  /** Called after the removal, which removes this row together with the focus. */
  onRemoved: () => void
}

export function VenueRow({ venue, supplierId, onRemoved }: VenueRowProps) {
  const { venueName, logoUrl, description } = venue
  const { isBusy, remove } = useRemoval(venue, supplierId, onRemoved)
  return (
    <Card as="li" className={styles.venue}>
      <Logo name={venueName} url={logoUrl} size={56} className={styles.logo} />
      <div className={styles.words}>
        <h2 className={styles.name}>{venueName}</h2>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <Button variant="quiet" size="sm" icon="trash" busy={isBusy} onClick={() => void remove()} aria-label={`Remove ${venueName}`}>
        Remove
      </Button>
    </Card>
  )
}

/** Removes a venue at once; its toast carries Undo, which adds it again. */
function useRemoval({ id, ...venue }: Venue, supplierId: number, onRemoved: () => void) {
  const putBack = useWrite('POST /api/suppliers/:id/client-logos', {
    invalidates: SHOWS_LISTINGS,
    failure: 'Failed to add client venue',
  })
  const undo = { label: 'Undo', onAct: () => void putBack.send({ id: String(supplierId), ...venue }) }
  const { isPending, send } = useWrite('DELETE /api/client-logos/:id', {
    invalidates: SHOWS_LISTINGS,
    success: { title: 'Client venue removed successfully', tone: 'success', action: undo },
    failure: 'Failed to remove client venue',
    onSuccess: onRemoved,
  })
  return { isBusy: isPending, remove: () => send({ id }) }
}
