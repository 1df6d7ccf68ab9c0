import { docketNumber } from '#contract/docket-number.ts'
import type { EmailFacts } from '#contract/emails.ts'
import { buyerName } from '#contract/request-words.ts'
import { dashboardPath } from '#web/paths.ts'
import { Paragraph } from './details.tsx'
import { Layout } from './layout.tsx'
import { BulkDetails } from './request-details.tsx'
import { AnswerHere, ToPassOn, WhySupplier } from './supplier-notes.tsx'
import type { Template } from './template.ts'

type Request = EmailFacts['bulk-quote-request']['request']
const buyerOf = ({ company, contactName, contactEmail }: Request) => buyerName({ businessName: company, contactName, contactEmail })

/** To each supplier of a bulk request: everything needed to answer. */
export const bulkQuoteRequest: Template<'bulk-quote-request'> = {
  subject: ({ request, serial }) => `Quote request from ${buyerOf(request)}, ${docketNumber(serial)}`,
  body: ({ supplier, requestId, request, serial, forOwner }, publicUrl) => (
    <Layout
      heading="Quote request"
      serial={serial}
      title={`${buyerOf(request)} asks you for a quote`}
      preview={request.message}
      action={{ label: 'Answer with prices', href: publicUrl + dashboardPath({ tab: 'quotes', quote: requestId }) }}
      foot={<WhySupplier supplier={supplier} publicUrl={publicUrl} />}
    >
      <ToPassOn supplier={supplier} forOwner={forOwner} />
      <Paragraph>
        <AnswerHere />
      </Paragraph>
      <BulkDetails request={request} />
    </Layout>
  ),
}
