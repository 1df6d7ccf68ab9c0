import { useId, type FormEvent } from 'react'
import { SEATING_CAPACITIES, VENUE_TYPES } from '#contract/quotes/venue-options.ts'
import { STATE_CODES } from '#contract/options.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from '#contract/suppliers/weekdays.ts'
import type { OwnVenue } from '#contract/venue/venue.ts'
import { query } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
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
          <DeliveryFields venue={venue} />
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

const VenueFields = ({ venue }: { venue: OwnVenue }) => (
  <Grid min={200} most={2} gap={4}>
    <Field label="Name">
      <TextInput name="name" defaultValue={venue.name ?? ''} maxLength={200} autoComplete="organization" />
    </Field>
    <Field label="Suburb">
      <TextInput name="suburb" defaultValue={venue.suburb ?? ''} maxLength={80} autoComplete="address-level2" />
    </Field>
    <Field label="State">
      <Options name="state" value={venue.state} options={STATE_CODES.map((code) => [code, code])} />
    </Field>
    <Field label="Postcode">
      <TextInput name="postcode" defaultValue={venue.postcode ?? ''} maxLength={4} inputMode="numeric" autoComplete="postal-code" />
    </Field>
    <Field label="Kind of venue">
      <Options name="venueType" value={venue.venueType} options={Object.entries(VENUE_TYPES)} />
    </Field>
    <Field label="Seats">
      <Options name="seatingCapacity" value={venue.seatingCapacity} options={Object.entries(SEATING_CAPACITIES)} />
    </Field>
    <Field label="Registered for GST">
      <Options
        name="isGstRegistered"
        value={venue.isGstRegistered === null ? null : String(venue.isGstRegistered)}
        options={[
          ['true', 'Yes, it is claimed back'],
          ['false', 'No'],
        ]}
      />
    </Field>
  </Grid>
)

const DeliveryFields = ({ venue }: { venue: OwnVenue }) => (
  <>
    <fieldset>
      <legend className={styles.legend}>You can take deliveries on</legend>
      <div className={styles.days}>
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            name="deliveryDays"
            value={day}
            defaultChecked={venue.deliveryDays?.includes(day) ?? false}
            label={WEEKDAY_NAMES[day]}
          />
        ))}
      </div>
    </fieldset>
    <Grid min={200} most={2} gap={4}>
      <Field label="From">
        <DateInput name="deliveryFrom" type="time" defaultValue={venue.deliveryFrom ?? ''} />
      </Field>
      <Field label="Until">
        <DateInput name="deliveryTo" type="time" defaultValue={venue.deliveryTo ?? ''} />
      </Field>
    </Grid>
  </>
)

type OptionsProps = { name: string; value: string | null; options: readonly (readonly [value: string, label: string])[] }

const Options = ({ name, value, options }: OptionsProps) => (
  <NativeSelect name={name} defaultValue={value ?? ''}>
    <option value="">Not said</option>
    {options.map(([option, label]) => (
      <option key={option} value={option}>
        {label}
      </option>
    ))}
  </NativeSelect>
)
