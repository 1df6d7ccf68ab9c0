import { SEATING_CAPACITIES, VENUE_TYPES } from '#contract/quotes/venue-options.ts'
import { STATE_CODES } from '#contract/options.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from '#contract/suppliers/weekdays.ts'
import type { OwnVenue } from '#contract/venue/venue.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

type VenueFieldsProps = { venue: Partial<OwnVenue> }

/** What may be said of a venue: all of it is optional. */
export const VenueFields = ({ venue }: VenueFieldsProps) => (
  <Stack gap={4} align="stretch">
    <PlaceFields venue={venue} />
    <DeliveryFields venue={venue} />
  </Stack>
)

const PlaceFields = ({ venue }: VenueFieldsProps) => (
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
        value={venue.isGstRegistered?.toString()}
        options={[
          ['true', 'Yes, it is claimed back'],
          ['false', 'No'],
        ]}
      />
    </Field>
  </Grid>
)

const DeliveryFields = ({ venue }: VenueFieldsProps) => (
  <>
    <fieldset>
      <legend>
        <b>You can take deliveries on</b>
      </legend>
      <Stack row gap={4}>
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            name="deliveryDays"
            value={day}
            defaultChecked={venue.deliveryDays?.includes(day) ?? false}
            label={WEEKDAY_NAMES[day]}
          />
        ))}
      </Stack>
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

type OptionsProps = { name: string; value: string | null | undefined; options: readonly (readonly [value: string, label: string])[] }

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
