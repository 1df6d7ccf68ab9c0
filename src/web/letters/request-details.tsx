import type { LetterFacts } from '#contract/letters.ts'
import { SEATING_CAPACITIES, TIMELINES, URGENCIES, VENUE_TYPES } from '#contract/options.ts'
import { Details, EmailLink, PhoneLink } from './details.tsx'

const phone = (number: string | null) => number && <PhoneLink number={number} />

/** All that a buyer gave in the quote dialog, under the dialog's labels (contract §4). */
export function SingleDetails({ request }: { request: LetterFacts['quote-request']['request'] }) {
  const { timeline, urgency, venueType, seatingCapacity } = request
  return (
    <Details
      rows={[
        ['Requirements', request.requirements],
        ['Quantity', request.quantity],
        ['Timeline', timeline && TIMELINES[timeline]],
        ['Urgency', urgency && URGENCIES[urgency]],
        ['Delivery location', request.deliveryLocation],
        ['Special requirements', request.specialRequirements],
        ['Category', request.category],
        ['Business name', request.businessName],
        ['Venue type', venueType && VENUE_TYPES[venueType]],
        ['Seating capacity', seatingCapacity && SEATING_CAPACITIES[seatingCapacity]],
        ['Email', <EmailLink key="email" address={request.contactEmail} />],
        ['Phone', phone(request.contactPhone)],
      ]}
    />
  )
}

/** All that a buyer gave in the bulk dialog. */
export function BulkDetails({ request }: { request: LetterFacts['bulk-quote-request']['request'] }) {
  return (
    <Details
      rows={[
        ['Message', request.message],
        ['Name', request.contactName],
        ['Company', request.company],
        ['Email', <EmailLink key="email" address={request.contactEmail} />],
        ['Phone', phone(request.contactPhone)],
      ]}
    />
  )
}
