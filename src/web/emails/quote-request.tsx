import { docketNumber } from '#shared/docket-number.ts'
import { RequestToSupplier, SingleDetails } from './request-details.tsx'
import type { Template } from './template.ts'

/** To the supplier of a request, with everything needed to answer. */
export const quoteRequest: Template<'quote-request'> = {
  subject: ({ request, serial }) => `Quote request from ${request.businessName}, ${docketNumber(serial)}`,
  body: ({ request, answers, ...facts }, publicUrl) => (
    <RequestToSupplier facts={facts} buyer={request.businessName} preview={request.requirements} publicUrl={publicUrl}>
      <SingleDetails request={request} answers={answers} />
    </RequestToSupplier>
  ),
}
