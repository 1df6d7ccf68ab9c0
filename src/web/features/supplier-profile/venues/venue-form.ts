import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { CallerInput, Input } from '#contract/endpoint/endpoint.ts'
import { addVenue } from '#contract/directory/showcase.ts'
import type { Venue } from '#contract/suppliers/suppliers.ts'

export type EnteredVenue = Pick<CallerInput<typeof addVenue>, 'venueName' | 'logoUrl' | 'description'>
export type VenueForm = UseFormReturn<EnteredVenue, unknown, Pick<Input<typeof addVenue>, keyof EnteredVenue>>

export const BLANK: EnteredVenue = { venueName: '', logoUrl: '', description: '' }

/** Returns the form of a venue, which starts with that to change, else blank. */
export const useVenueForm = (venue?: Venue): VenueForm =>
  useForm({
    resolver: standardSchemaResolver(addVenue.body),
    defaultValues: venue ? { venueName: venue.venueName, logoUrl: venue.logoUrl ?? '', description: venue.description ?? '' } : BLANK,
  })
