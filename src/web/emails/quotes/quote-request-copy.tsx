import { docketNumber } from '#shared/money/docket-number.ts'
import { quotePath } from '#web/paths.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { LeftOut } from '#web/emails/layout/left-out.tsx'
import { SingleDetails } from './request-details.tsx'
import { CallOrWrite, ReasonForCopy } from './supplier-notes.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the buyer: what was sent to which supplier, and what happens next. */
export const quoteRequestCopy: Template<'quote-request-copy'> = {
  subject: ({ supplier, serial }) => `Your quote request to ${supplier.businessName}, ${docketNumber(serial)}`,
  body: ({ supplier, requestId, token, request, answers, serial, sentOn }, publicUrl) => (
    <Layout
      heading="Your copy"
      serial={serial}
      title={`Your request is on its way to ${supplier.businessName}`}
      preview={`${supplier.businessName} will contact you directly with pricing.`}
      action={{ label: 'Follow your request', href: publicUrl + quotePath(requestId, token) }}
      isActionFirst
      foot={<ReasonForCopy />}
    >
      <Paragraph>
        What happens next: {supplier.businessName} reads your request and contacts you directly with pricing. You get an email with every
        answer. On your request's page you see where it stands, write to {supplier.businessName}, and accept or decline the prices. The link
        works without an account until the request closes, so please keep this email to yourself.
      </Paragraph>
      <CallOrWrite supplier={supplier} />
      {request ? (
        <>
          <Paragraph>This is what you sent:</Paragraph>
          <SingleDetails request={request} answers={answers} />
        </>
      ) : (
        <LeftOut sentOn={sentOn} where="on the page that the button opens" />
      )}
    </Layout>
  ),
}
