import { useId, type FormEvent } from 'react'
import type { OwnVenue } from '#contract/venue/venue.ts'
import { query } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import { VenueFields } from './venue-fields.tsx'
import { venueIn } from './venue-values.ts'
import styles from './venue-parts.module.css'

/** The fragment of the form. */
export const VENUE_DETAILS = 'details'

/** What a buyer says of its venue, which is filled into its requests from then on. All of it is optional. */
export function VenueDetails({ venue }: { venue: OwnVenue }) {
  const saved = useId()
  const write = useWrite('PUT /api/venue', { invalidates: [], updates: query('GET /api/venue', {}), failure: shownElsewhere })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void write.send(venueIn(new FormData(event.currentTarget)))
  }
  return (
    <TitledSection id={VENUE_DETAILS} title="About your venue" sub="Said once, filled into every request. All of it is optional.">
      <form noValidate onSubmit={submit} className="no-print">
        <Stack gap={4}>
          <VenueFields venue={venue} />
          {write.problem && (
            <p role="alert" className={styles.problem}>
              {write.problem}
            </p>
          )}
          <Stack row gap={3} align="center">
            <Button type="submit" busy={write.isPending} busyLabel="Saving..." aria-describedby={saved}>
              Save your venue
            </Button>
            <output id={saved} className={styles.soft}>
              {write.isSuccess ? 'Saved.' : ''}
            </output>
          </Stack>
        </Stack>
      </form>
    </TitledSection>
  )
}
