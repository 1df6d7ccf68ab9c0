import type { EmailFacts } from '#contract/emails/emails.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { A_BUYER } from '#shared/text/request-texts.ts'
import { withDocketNumber, QuoteSummary, requestPath, ReasonForParty } from './quote-email-parts.tsx'
import { ClaimLine, PassOnNote } from './supplier-notes.tsx'
import type { Template } from '#web/emails/layout/template.ts'

const titleOf = ({ to, buyer, supplier }: EmailFacts['quote-reminder']) =>
  to === 'supplier' ? `${buyer ?? A_BUYER} is waiting for your prices` : `${supplier.businessName} is waiting for your answer`

/** Goes to the side that has not acted on the request for two days. Sent once. */
export const quoteReminder: Template<'quote-reminder'> = {
  subject: (facts) => withDocketNumber(titleOf(facts), facts),
  body: (facts, publicUrl) => (
    <Layout
      heading="Reminder"
      serial={facts.serial}
      title={titleOf(facts)}
      preview={facts.requirements ?? 'Open the request to read all of it.'}
      action={{
        label: facts.to === 'buyer' ? 'See the prices' : facts.forOwner ? 'Open the request' : 'Answer with prices',
        href: publicUrl + requestPath(facts, facts.to),
      }}
      foot={<ReasonForParty facts={facts} to={facts.to} publicUrl={publicUrl} />}
    >
      <PassOnNote supplier={facts.supplier} forOwner={facts.forOwner} />
      <Paragraph>
        {facts.to === 'supplier'
          ? 'The request has been open for two days. If it is not for you, pass on it: the buyer then knows and asks elsewhere.'
          : 'The prices have been there for two days. Accept them, or decline with a word of why: either helps the supplier to plan.'}
      </Paragraph>
      <QuoteSummary facts={facts} />
      {facts.to === 'supplier' && <ClaimLine {...facts} publicUrl={publicUrl} />}
    </Layout>
  ),
}
