import type { LetterFacts } from '#contract/letters.ts'
import { mailto, Paragraph } from './details.tsx'
import { docketNumber, Paper } from './paper.tsx'
import { BulkDetails } from './request-details.tsx'
import { ToPassOn, WhySupplier } from './supplier-notes.tsx'
import type { Template } from './template.ts'

type Request = LetterFacts['bulk-quote-request']['request']
const buyerOf = ({ company, contactName, contactEmail }: Request) => company ?? contactName ?? contactEmail

/** To each supplier of a bulk request: everything needed to answer. */
export const bulkQuoteRequest: Template<'bulk-quote-request'> = {
  subject: ({ request, serial }) => `Quote request from ${buyerOf(request)}, ${docketNumber(serial)}`,
  body: ({ supplier, request, serial, forOwner }, publicUrl) => (
    <Paper
      heading="Quote request"
      serial={serial}
      title={`${buyerOf(request)} asks you for a quote`}
      preview={request.message}
      action={{ label: `Reply to ${buyerOf(request)}`, href: mailto(request.contactEmail, `Your quote request ${docketNumber(serial)}`) }}
      foot={<WhySupplier supplier={supplier} publicUrl={publicUrl} />}
    >
      <ToPassOn supplier={supplier} forOwner={forOwner} />
      <Paragraph>Reply to this email with your pricing: your answer goes straight to the buyer.</Paragraph>
      <BulkDetails request={request} />
    </Paper>
  ),
}
