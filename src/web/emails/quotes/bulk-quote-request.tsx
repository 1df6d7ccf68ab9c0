import type { EmailFacts } from '#contract/emails/emails.ts'
import { A_BUYER, buyerForEmails } from '#shared/text/request-texts.ts'
import { BulkDetails, requestSubject, RequestToSupplier } from './request-details.tsx'
import type { Template } from '#web/emails/layout/template.ts'

type Request = EmailFacts['bulk-quote-request']['request']
const buyerOf = (request: Request) => (request ? buyerForEmails({ ...request, businessName: request.company }) : A_BUYER)

/** To each supplier of a bulk request, with everything needed to answer. */
export const bulkQuoteRequest: Template<'bulk-quote-request'> = {
  subject: ({ request, ...facts }) => requestSubject(facts, buyerOf(request)),
  body: ({ request, ...facts }, publicUrl) => (
    <RequestToSupplier facts={facts} buyer={buyerOf(request)} preview={request?.message ?? null} publicUrl={publicUrl}>
      {request && <BulkDetails request={request} />}
    </RequestToSupplier>
  ),
}
