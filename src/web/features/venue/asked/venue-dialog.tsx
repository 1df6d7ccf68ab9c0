import { useId, type FormEvent } from 'react'
import { query } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { VenueFields } from '#web/features/venue/venue-fields.tsx'
import { venueIn } from '#web/features/venue/venue-values.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

const stores = { invalidates: ['GET /api/venue/asked'], updates: query('GET /api/venue', {}), failure: shownElsewhere } as const

/** Asks a buyer what its venue is. Closed in whichever way, it is not asked again. */
export function VenueDialog({ onClose }: { onClose: () => void }) {
  const form = useId()
  const save = useWrite('PUT /api/venue', { ...stores, success: 'Your venue is saved' })
  const skip = useWrite('PUT /api/venue', { ...stores, outlivesPage: true })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (await save.send(venueIn(new FormData(event.currentTarget)))) onClose()
  }
  const close = () => {
    onClose()
    // One that fails is asked again after the next sign-in.
    void skip.send({})
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={close}
      title="Your venue"
      description="Said once, filled into every request. All of it is optional, and can be changed at any time under Your venue."
      problem={save.problem}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Skip
          </Button>
          <Button type="submit" form={form} busy={save.isPending} busyLabel="Saving...">
            Save your venue
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <VenueFields venue={{}} />
      </form>
    </Dialog>
  )
}
