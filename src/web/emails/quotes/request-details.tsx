import type { ReactNode } from 'react'
import type { EmailFacts } from '#contract/emails/emails.ts'
import { requestRows, venueFacts } from '#shared/text/request-texts.ts'
import { Details, EmailLink, PhoneLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { LeftOut } from '#web/emails/layout/left-out.tsx'
import { linesOfRequest } from './request-lines.ts'
import { ClaimLine, HowToAnswer, PassOnNote, ReasonForSupplier, requestAction } from './supplier-notes.tsx'

const phone = (number: string | null) => number && <PhoneLink number={number} />

type RequestOf<Kind extends 'quote-request' | 'bulk-quote-request'> = NonNullable<EmailFacts[Kind]['request']>
type SingleDetailsProps = Pick<EmailFacts['quote-request'], 'answers'> & { request: RequestOf<'quote-request'> }

/** Everything that a buyer entered in the quote dialog, including the answers to the supplier's own form. */
export const SingleDetails = ({ request, answers }: SingleDetailsProps) => (
  <Details
    rows={[
      ...requestRows({ ...request, answers }),
      ['Lines', linesOfRequest(request.lines)],
      ['Category', request.category],
      ['Business name', request.businessName],
      ...venueFacts(request),
      ['Email', <EmailLink key="email" address={request.contactEmail} />],
      ['Phone', phone(request.contactPhone)],
    ]}
  />
)

/** Everything that a buyer entered in the bulk dialog. */
export function BulkDetails({ request }: { request: RequestOf<'bulk-quote-request'> }) {
  return (
    <Details
      rows={[
        ['Message', request.message],
        ['Lines', linesOfRequest(request.lines)],
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
  /** The text that an inbox shows next to the subject; null where what the buyer entered is left out. */
  preview: string | null
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
      preview={preview ?? 'Open the request to read what they need.'}
      action={requestAction(facts, 'Answer with prices', publicUrl)}
      foot={<ReasonForSupplier supplier={supplier} publicUrl={publicUrl} />}
    >
      <PassOnNote supplier={supplier} forOwner={forOwner} />
      {!forOwner && <HowToAnswer byLink={Boolean(token)} byReply={preview !== null} />}
      {preview === null && <LeftOut sentOn={facts.sentOn} where="in your dashboard" />}
      {children}
      <ClaimLine supplier={supplier} forOwner={forOwner} publicUrl={publicUrl} />
    </Layout>
  )
}
