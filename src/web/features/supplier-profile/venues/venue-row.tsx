import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Venue } from '#contract/suppliers.ts'
import { shownPicture } from '#shared/upload-variants.ts'
import { callOverHttp, serverMessage } from '#web/api/call.ts'
import { listingChanged } from '#web/features/supplier-profile/listing-changed.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stamp } from '#web/ui/stamp.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './client-venues.module.css'

type VenueRowProps = {
  venue: Venue
  supplierId: number
  /** The row is about to go, and with it the focus. */
  onRemoved: () => void
}

export function VenueRow({ venue, supplierId, onRemoved }: VenueRowProps) {
  const { venueName, logoUrl, description } = venue
  const { isBusy, remove } = useRemoval(venue, supplierId, onRemoved)
  return (
    <Card as="li" className={styles.venue}>
      <VenueLogo key={logoUrl} venueName={venueName} logoUrl={logoUrl} />
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

/** A picture that does not load is not shown. */
function VenueLogo({ venueName, logoUrl }: Pick<Venue, 'venueName' | 'logoUrl'>) {
  const [isBroken, setBroken] = useState(false)
  const logo = shownPicture(logoUrl)
  if (!logo || isBroken) return <Stamp name={venueName} size={56} />
  return <img src={logo} alt="" className={styles.logo} onError={() => setBroken(true)} />
}

/** A removal is sent at once; its toast carries Undo, which adds it again. */
function useRemoval({ id, ...venue }: Venue, supplierId: number, onRemoved: () => void) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    try {
      await callOverHttp('POST /api/suppliers/:id/client-logos', { id: String(supplierId), ...venue })
    } catch (error) {
      toast({ title: 'Failed to add client venue', description: serverMessage(error), tone: 'destructive' })
    }
    await listingChanged(client)
  }
  const remove = async () => {
    setBusy(true)
    try {
      await callOverHttp('DELETE /api/client-logos/:id', { id })
      onRemoved()
      toast({ title: 'Client venue removed successfully', tone: 'success', action: { label: 'Undo', onAct: () => void undo() } })
    } catch (error) {
      setBusy(false)
      toast({ title: 'Failed to remove client venue', description: serverMessage(error), tone: 'destructive' })
    }
    await listingChanged(client)
  }
  return { isBusy, remove }
}
