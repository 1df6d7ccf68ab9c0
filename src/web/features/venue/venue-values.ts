import type { RequestOf } from '#contract/api.ts'

type SentVenue = RequestOf<'PUT /api/venue'>
const TEXTS = ['name', 'suburb', 'state', 'postcode', 'deliveryFrom', 'deliveryTo', 'venueType', 'seatingCapacity'] as const

/** Returns what a form says of a venue; no day ticked is nothing said of days. */
export function venueIn(data: FormData): SentVenue {
  const days = data.getAll('deliveryDays')
  const gst = data.get('isGstRegistered')
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, data.get(name) ?? ''])),
    deliveryDays: days.length > 0 ? days : null,
    isGstRegistered: gst === 'true' ? true : gst === 'false' ? false : null,
  } as SentVenue
}
