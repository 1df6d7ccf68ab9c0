import { mailto, Paragraph } from './details.tsx'
import { docketNumber, Paper } from './paper.tsx'
import { SingleDetails } from './request-details.tsx'
import { ToPassOn, WhySupplier } from './supplier-notes.tsx'
import type { Template } from './template.ts'

/** To the supplier: everything needed to answer. */
export const quoteRequest: Template<'quote-request'> = {
  subject: ({ request, serial }) => `Quote request from ${request.businessName}, ${docketNumber(serial)}`,
  body: ({ supplier, request, serial, forOwner }, publicUrl) => (
    <Paper
      heading="Quote request"
      serial={serial}
      title={`${request.businessName} asks you for a quote`}
      preview={request.requirements}
      action={{
        label: `Reply to ${request.businessName}`,
        href: mailto(request.contactEmail, `Your quote request ${docketNumber(serial)}`),
      }}
      foot={<WhySupplier supplier={supplier} publicUrl={publicUrl} />}
    >
      <ToPassOn supplier={supplier} forOwner={forOwner} />
      <Paragraph>Reply to this email with your pricing: your answer goes straight to the buyer.</Paragraph>
      <SingleDetails request={request} />
    </Paper>
  ),
}
