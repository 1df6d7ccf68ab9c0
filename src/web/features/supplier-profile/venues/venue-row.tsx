import type { ReactNode } from 'react'
import type { Venue } from '#contract/suppliers/suppliers.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Logo } from '#web/ui/graphics/logo.tsx'
import styles from './client-venues.module.css'

type VenueRowProps = {
  venue: Venue
  handle: ReactNode
  /** A menu that moves the venue without dragging. */
  moveMenu: ReactNode
  onEdit: () => void
  onRemove: () => void
}

export const VenueRow = ({ venue: { venueName, logoUrl, description }, handle, moveMenu, onEdit, onRemove }: VenueRowProps) => (
  <Card className={styles.venue}>
    {handle}
    <Logo name={venueName} url={logoUrl} size={56} className={styles.logo} />
    <div className={styles.words}>
      <h2 className={styles.name}>{venueName}</h2>
      {description && <p className={styles.description}>{description}</p>}
    </div>
    <div className={styles.actions}>
      {moveMenu}
      <IconButton icon="pencil-simple" dense label={`Edit ${venueName}`} aria-haspopup="dialog" onClick={onEdit} />
      <IconButton icon="trash" dense label={`Remove ${venueName}`} onClick={onRemove} />
    </div>
  </Card>
)
