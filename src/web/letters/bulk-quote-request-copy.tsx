import { suppliersPath, supplierPath } from '#web/paths.ts'
import { Details, Paragraph, PhoneLink, TextLink } from './details.tsx'
import { docketNumber, Paper } from './paper.tsx'
import { BulkDetails } from './request-details.tsx'
import { WhyCopy } from './supplier-notes.tsx'
import type { Template } from './template.ts'

const suppliersOf = (count: number) => (count === 1 ? '1 supplier' : `${count} suppliers`)

/** To the buyer, once for all suppliers: what was sent to whom, and what happens next. */
export const bulkQuoteRequestCopy: Template<'bulk-quote-request-copy'> = {
  subject: ({ suppliers }) => `Your quote request to ${suppliersOf(suppliers.length)}`,
  body: ({ suppliers, request }, publicUrl) => (
    <Paper
      heading="Your copy"
      title={`Your request is on its way to ${suppliersOf(suppliers.length)}`}
      preview="They will contact you directly with pricing."
      action={{ label: 'Browse more suppliers', href: publicUrl + suppliersPath() }}
      foot={<WhyCopy />}
    >
      <Paragraph>
        What happens next: each supplier reads your request and contacts you directly with pricing, by email or phone. There is nothing more
        for you to do.
      </Paragraph>
      <Paragraph>This is what you sent:</Paragraph>
      <BulkDetails request={request} />
      <Paragraph>These suppliers have it:</Paragraph>
      <Details
        rows={suppliers.map(({ id, serial, businessName, category, phone }) => [
          `${docketNumber(serial)}, ${category}`,
          <span key={id}>
            <TextLink href={publicUrl + supplierPath(id)}>{businessName}</TextLink>
            {phone && (
              <>
                , <PhoneLink number={phone} />
              </>
            )}
          </span>,
        ])}
      />
    </Paper>
  ),
}
