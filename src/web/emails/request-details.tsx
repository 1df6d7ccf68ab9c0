import type { EmailFacts } from '#contract/emails.ts'
import { askedFor, venueFacts } from '#contract/request-words.ts'
import { Details, EmailLink, PhoneLink } from './details.tsx'

const phone = (number: string | null) => number && <PhoneLink number={number} />

/** All that a buyer gave in the quote dialog, the answers to the supplier's own form among it. */
export const SingleDetails = ({ request, answers }: Pick<EmailFacts['quote-request'], 'request' | 'answers'>) => (
  <Details
    rows={[
      ...askedFor({ ...request, answers }),
      ['Category', request.category],
      ['Business name', request.businessName],
      ...venueFacts(request),
      ['Email', <EmailLink key="email" address={request.contactEmail} />],
      ['Phone', phone(request.contactPhone)],
    ]}
  />
)

/** All that a buyer gave in the bulk dialog. */
export function BulkDetails({ request }: { request: EmailFacts['bulk-quote-request']['request'] }) {
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
