import { docketNumber } from '#shared/money/docket-number.ts'
import { comparePath, supplierPath } from '#web/paths.ts'
import { Details, Paragraph, PhoneLink, TextLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { LeftOut } from '#web/emails/layout/left-out.tsx'
import { BulkDetails } from './request-details.tsx'
import { ReasonForCopy } from './supplier-notes.tsx'
import type { Template } from '#web/emails/layout/template.ts'

const suppliersOf = (count: number) => (count === 1 ? '1 supplier' : `${count} suppliers`)

/** Goes to the buyer, a single email for all suppliers: what was sent to whom, and what happens next. */
export const bulkQuoteRequestCopy: Template<'bulk-quote-request-copy'> = {
  subject: ({ suppliers }) => `Your quote request to ${suppliersOf(suppliers.length)}`,
  body: ({ suppliers, request, bulkId, token, sentOn }, publicUrl) => (
    <Layout
      heading="Your copy"
      title={`Your request is on its way to ${suppliersOf(suppliers.length)}`}
      preview="They will contact you directly with pricing."
      action={{ label: 'Compare the answers', href: publicUrl + comparePath(bulkId, token) }}
      isActionFirst
      foot={<ReasonForCopy />}
    >
      <Paragraph>
        What happens next: each supplier reads your request and contacts you directly with pricing. You get an email with every answer, and
        one page has them side by side, where you accept the one you like. The link works without an account as long as one of the requests
        is open, so please keep this email to yourself.
      </Paragraph>
      {request ? (
        <>
          <Paragraph>This is what you sent:</Paragraph>
          <BulkDetails request={request} />
        </>
      ) : (
        <LeftOut sentOn={sentOn} where="on the page that the button opens" />
      )}
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
    </Layout>
  ),
}
