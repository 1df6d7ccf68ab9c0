import { useQuery } from '@tanstack/react-query'
import type { FollowUp } from '#contract/quotes/follow-ups.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'

type ShowVenueProps = {
  /** Null where the listing is no longer there. */
  supplierId: number | null
  /** The name of the buyer. */
  name: string
  venue: FollowUp['venue']
  canChange: boolean
  isBusy: boolean
  onAsk: () => void
}

/** Shows the buyer among the venues of the profile: first it is asked, and shown only after its yes. */
export function ShowVenue({ supplierId, name, venue, canChange, isBusy, onAsk }: ShowVenueProps) {
  if (venue === 'not-asked')
    return (
      <Button variant="quiet" size="sm" disabled={!canChange || isBusy} onClick={onAsk}>
        {`Ask whether you may show ${name}`}
      </Button>
    )
  if (venue === 'asked') return <p>{`You asked ${name}. It has not answered yet.`}</p>
  if (venue === 'refused') return <p>{`${name} would rather not be shown.`}</p>
  return supplierId === null ? null : <Agreed supplierId={supplierId} name={name} canChange={canChange} />
}

function Agreed({ supplierId, name, canChange }: { supplierId: number; name: string; canChange: boolean }) {
  const id = String(supplierId)
  const { data: venues } = useQuery(query('GET /api/suppliers/:id/client-logos', { id }))
  const add = useWrite('POST /api/suppliers/:id/client-logos', {
    invalidates: ['GET /api/suppliers/:id/client-logos', 'GET /api/dashboard/supplier/setup'],
    success: 'Client venue added successfully',
    failure: 'Failed to add client venue',
  })
  if (venues?.some(({ venueName }) => venueName === name)) return <p>{`${name} is among the venues on your profile.`}</p>
  return (
    <>
      <p>{`${name} has said yes.`}</p>
      <Button variant="quiet" size="sm" disabled={!canChange || add.isPending} onClick={() => void add.send({ id, venueName: name })}>
        {`Show ${name} among your venues`}
      </Button>
    </>
  )
}
