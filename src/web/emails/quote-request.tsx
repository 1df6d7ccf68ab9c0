import { docketNumber } from '#contract/docket-number.ts'
import { dashboardPath } from '#web/paths.ts'
import { Paragraph } from './details.tsx'
import { Layout } from './layout.tsx'
import { SingleDetails } from './request-details.tsx'
import { AnswerHere, ToPassOn, WhySupplier } from './supplier-notes.tsx'
import type { Template } from './template.ts'

/** To the supplier: everything needed to answer. */
export const quoteRequest: Template<'quote-request'> = {
  subject: ({ request, serial }) => `Quote request from ${request.businessName}, ${docketNumber(serial)}`,
  body: ({ supplier, requestId, request, answers, serial, forOwner }, publicUrl) => (
    <Layout
      heading="Quote request"
      serial={serial}
      title={`${request.businessName} asks you for a quote`}
      preview={request.requirements}
      action={{ label: 'Answer with prices', href: publicUrl + dashboardPath({ tab: 'quotes', quote: requestId }) }}
      foot={<WhySupplier supplier={supplier} publicUrl={publicUrl} />}
    >
      <ToPassOn supplier={supplier} forOwner={forOwner} />
      <Paragraph>
        <AnswerHere />
      </Paragraph>
      <SingleDetails request={request} answers={answers} />
    </Layout>
  ),
}
