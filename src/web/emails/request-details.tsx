import type { ReactNode } from 'react'
import type { EmailFacts } from '#contract/emails.ts'
import { requestRows, venueFacts } from '#shared/request-words.ts'
import { Details, EmailLink, PhoneLink } from './details.tsx'
import { Layout } from './layout.tsx'
import { ClaimLine, HowToAnswer, PassOnNote, ReasonForSupplier, requestAction } from './supplier-notes.tsx'

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
  const { supplier, serial, forOwner, token } = facts
  return (
    <Layout
      heading="Quote request"
      serial={serial}
      title={`${buyer} asks you for a quote`}
      preview={preview}
      action={requestAction(facts, 'Answer with prices', publicUrl)}
      foot={<ReasonForSupplier supplier={supplier} publicUrl={publicUrl} />}
    >
      <PassOnNote supplier={supplier} forOwner={forOwner} />
      {!forOwner && <HowToAnswer byLink={Boolean(token)} />}
      {children}
      <ClaimLine supplier={supplier} forOwner={forOwner} publicUrl={publicUrl} />
    </Layout>
  )
}
