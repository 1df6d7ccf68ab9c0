import type { EmailFacts } from '#contract/emails/emails.ts'
import { A_BUYER } from '#shared/text/request-texts.ts'
import { requestSubject, RequestToSupplier, SingleDetails } from './request-details.tsx'
import type { Template } from '#web/emails/layout/template.ts'

const buyerOf = (request: EmailFacts['quote-request']['request']) => request?.businessName ?? A_BUYER

/** Goes to the supplier of a request, with everything needed to answer. */
export const quoteRequest: Template<'quote-request'> = {
  subject: ({ request, ...facts }) => requestSubject(facts, buyerOf(request)),
  body: ({ request, answers, ...facts }, publicUrl) => (
    <RequestToSupplier facts={facts} buyer={buyerOf(request)} preview={request?.requirements ?? null} publicUrl={publicUrl}>
      {request && <SingleDetails request={request} answers={answers} />}
    </RequestToSupplier>
  ),
}
