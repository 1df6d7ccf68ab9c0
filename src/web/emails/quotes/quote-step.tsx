import type { EmailFacts } from '#contract/emails/emails.ts'
import { supplierPath, suppliersPath } from '#web/paths.ts'
import { AnswerEmail, answerSubject, isAnswer } from './answer-email.tsx'
import { Details, EmailLink, Paragraph, PhoneLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { PriceSummary, type PriceFacts } from './price-summary.tsx'
import { withDocketNumber, QuoteSummary, requestPath, ReasonForParty, shortened } from './quote-email-parts.tsx'
import { stepWords } from './step-texts.ts'
import { ClaimLine, PassOnNote } from './supplier-notes.tsx'
import type { Template } from '#web/emails/layout/template.ts'

type Facts = EmailFacts['quote-step']

/** To one side of a request: the other side, or the system, has taken a step. */
export const quoteStep: Template<'quote-step'> = {
  subject: (facts) => (isAnswer(facts) ? answerSubject(facts) : withDocketNumber(stepWords(facts).title, facts)),
  body: (facts, publicUrl) => {
    if (isAnswer(facts)) return <AnswerEmail facts={facts} publicUrl={publicUrl} />
    const { title, next, noteLabel } = stepWords(facts)
    return (
      <Layout
        heading="Quote request"
        serial={facts.serial}
        title={title}
        preview={facts.note ?? next}
        action={actionOf(facts, publicUrl)}
        foot={<ReasonForParty facts={facts} to={facts.to} publicUrl={publicUrl} />}
      >
        <PassOnNote supplier={facts.supplier} forOwner={facts.forOwner} />
        <Paragraph>{next}</Paragraph>
        {facts.step === 'accept' && facts.offer ? (
          <Accepted facts={facts} offer={facts.offer} />
        ) : (
          <QuoteSummary facts={facts} first={[[noteLabel, facts.note]]} />
        )}
        {facts.to === 'supplier' && <ClaimLine {...facts} publicUrl={publicUrl} />}
      </Layout>
    )
  },
}

/** What is to be delivered, line by line, and how to reach whoever has accepted it. */
const Accepted = ({ facts: { reach, requirements }, offer }: { facts: Facts; offer: PriceFacts }) => (
  <>
    <PriceSummary offer={offer} />
    <Details
      rows={[
        ['Phone', reach?.phone ? <PhoneLink key="phone" number={reach.phone} /> : null],
        ['Email', reach ? <EmailLink key="email" address={reach.email} /> : null],
        ['Request', requirements && shortened(requirements)],
      ]}
    />
  </>
)

/**
 * Returns the button. A link that takes no account no longer works once the request is closed: the button then leads a buyer to other
 * suppliers, and a supplier to its listing.
 */
function actionOf(facts: Facts, publicUrl: string) {
  const { step, to, supplier, token, forOwner } = facts
  if (to === 'buyer' && (step === 'pass' || step === 'expire'))
    return { label: 'Ask another supplier', href: publicUrl + suppliersPath({ category: supplier.category }) }
  if (to === 'supplier' && supplier.isClaimed === false && !token && !forOwner)
    return { label: 'View your listing', href: publicUrl + supplierPath(supplier.id) }
  return { label: 'Open the request', href: publicUrl + requestPath(facts, to) }
}
