import { supplierPath } from '#web/paths.ts'
import { Paragraph } from './details.tsx'
import { docketNumber, Paper } from './paper.tsx'
import { SingleDetails } from './request-details.tsx'
import { Reach, WhyCopy } from './supplier-notes.tsx'
import type { Template } from './template.ts'

/** To the buyer: what was sent to whom, and what happens next. */
export const quoteRequestCopy: Template<'quote-request-copy'> = {
  subject: ({ supplier, serial }) => `Your quote request to ${supplier.businessName}, ${docketNumber(serial)}`,
  body: ({ supplier, request, serial }, publicUrl) => (
    <Paper
      heading="Your copy"
      serial={serial}
      title={`Your request is on its way to ${supplier.businessName}`}
      preview={`${supplier.businessName} will contact you directly with pricing.`}
      action={{ label: `View ${supplier.businessName}`, href: publicUrl + supplierPath(supplier.id) }}
      foot={<WhyCopy />}
    >
      <Paragraph>
        What happens next: {supplier.businessName} reads your request and contacts you directly with pricing, by email or phone. There is
        nothing more for you to do.
      </Paragraph>
      <Reach supplier={supplier} />
      <Paragraph>This is what you sent:</Paragraph>
      <SingleDetails request={request} />
    </Paper>
  ),
}
