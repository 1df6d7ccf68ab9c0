import type { ReactNode } from 'react'
import type { EmailFacts } from '#contract/emails.ts'
import { requestRows, venueFacts } from '#shared/request-words.ts'
import { dashboardPath } from '#web/paths.ts'
import { Details, EmailLink, Paragraph, PhoneLink } from './details.tsx'
import { Layout } from './layout.tsx'
import { HowToAnswer, PassOnNote, ReasonForSupplier } from './supplier-notes.tsx'

const phone = (number: string | null) => number && <PhoneLink number={number} />

/** Everything that a buyer entered in the quote dialog, including the answers to the supplier's own form. */
export const SingleDetails = ({ request, answers }: Pick<EmailFacts['quote-request'], 'request' | 'answers'>) => (
  <Details
    rows={[
      ...requestRows({ ...request, answers }),
      ['Category', request.category],
      ['Business name', request.businessName],
      ...venueFacts(request),
      ['Email', <EmailLink key="email" address={request.contactEmail} />],
      ['Phone', phone(request.contactPhone)],
    ]}
  />
)

/** Everything that a buyer entered in the bulk dialog. */
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

type RequestToSupplierProps = {
  facts: Omit<EmailFacts['bulk-quote-request'], 'request'>
  buyer: string
  /** The text that an inbox shows next to the subject. */
  preview: string
  publicUrl: string
  /** The details that the buyer entered. */
  children: ReactNode
}

/** The email that asks a supplier for a quote. */
export const RequestToSupplier = ({ facts, buyer, preview, publicUrl, children }: RequestToSupplierProps) => {
  const { supplier, requestId, serial, forOwner } = facts
  return (
    <Layout
      heading="Quote request"
      serial={serial}
      title={`${buyer} asks you for a quote`}
      preview={preview}
      action={{ label: 'Answer with prices', href: publicUrl + dashboardPath({ tab: 'quotes', quote: requestId }) }}
      foot={<ReasonForSupplier supplier={supplier} publicUrl={publicUrl} />}
    >
      <PassOnNote supplier={supplier} forOwner={forOwner} />
      <Paragraph>
        <HowToAnswer />
      </Paragraph>
      {children}
    </Layout>
  )
}
