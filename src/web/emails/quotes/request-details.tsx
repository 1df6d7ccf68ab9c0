import type { ReactNode } from 'react'
import type { EmailFacts } from '#contract/emails/emails.ts'
import type { AnsweredAtOnce, Numbered } from '#contract/quotes/quote-emails.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import { dollars } from '#shared/money/money.ts'
import { requestRows, venueFacts } from '#shared/text/request-texts.ts'
import { Details, EmailLink, Paragraph, PhoneLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { LeftOut } from '#web/emails/layout/left-out.tsx'
import { counted } from '#shared/text/words.ts'
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

/** The subject of an email about a new request, also of one that the price list has answered. */
export const requestSubject = ({ serial, answered }: Numbered & { answered?: AnsweredAtOnce }, buyer: string): string =>
  `${answered ? 'Answered from your list:' : 'Quote request from'} ${buyer}, ${docketNumber(serial)}`

/** What the price list has answered. */
const AnsweredFromList = ({ priced, lines, totalCents }: AnsweredAtOnce) => (
  <Paragraph>
    {`Your price list has answered this request at once: ${priced} of ${counted(lines, 'line')}, ${dollars(totalCents)} in all, with GST. The buyer has these prices. If something is not right, revise them, and the buyer is told.`}
  </Paragraph>
)

/** The email that asks a supplier for a quote, or says that its price list has given one. */
export const RequestToSupplier = ({ facts, buyer, preview, publicUrl, children }: RequestToSupplierProps) => {
  const { supplier, serial, forOwner, token, answered } = facts
  return (
    <Layout
      heading={answered ? 'Answered from your list' : 'Quote request'}
      serial={serial}
      title={answered ? `${buyer} has your prices` : `${buyer} asks you for a quote`}
      preview={preview ?? 'Open the request to read what they need.'}
      action={requestAction(facts, answered ? 'Revise the prices' : 'Answer with prices', publicUrl)}
      foot={<ReasonForSupplier supplier={supplier} publicUrl={publicUrl} />}
    >
      <PassOnNote supplier={supplier} forOwner={forOwner} />
      {answered && <AnsweredFromList {...answered} />}
      {!forOwner && !answered && <HowToAnswer byLink={Boolean(token)} byReply={preview !== null} />}
      {preview === null && <LeftOut sentOn={facts.sentOn} where="in your dashboard" />}
      {children}
      <ClaimLine supplier={supplier} forOwner={forOwner} publicUrl={publicUrl} />
    </Layout>
  )
}
