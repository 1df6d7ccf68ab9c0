import type { OwnVenue } from '#contract/venue/venue.ts'

/** Returns where a venue is, as one types it; null where it has said neither suburb nor postcode: a state is too wide to deliver to. */
export const placeOfVenue = ({ suburb, state, postcode }: Pick<OwnVenue, 'suburb' | 'state' | 'postcode'>): string | null =>
  suburb || postcode ? [suburb, state, postcode].filter(Boolean).join(' ') : null
