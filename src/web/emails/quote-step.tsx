import type { EmailFacts } from '#contract/emails.ts'
import { suppliersPath } from '#web/paths.ts'
import { Paragraph } from './details.tsx'
import { Layout } from './layout.tsx'
import { withDocketNumber, QuoteSummary, requestPath, ReasonForParty } from './quote-email-parts.tsx'
import { stepWords } from './step-words.ts'
import { PassOnNote } from './supplier-notes.tsx'
import type { Template } from './template.ts'

type Facts = EmailFacts['quote-step']

/** To one side of a request: the other side, or the system, has taken a step. */
export const quoteStep: Template<'quote-step'> = {
  subject: (facts) => withDocketNumber(stepWords(facts).title, facts),
  body: (facts, publicUrl) => {
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
        <QuoteSummary facts={facts} first={[[noteLabel, facts.note]]} />
      </Layout>
    )
  },
}

/** Returns the button. A buyer's link no longer works once the request is closed, so the button then leads to other suppliers. */
function actionOf({ step, to, supplier, ...facts }: Facts, publicUrl: string) {
  if (to === 'buyer' && (step === 'pass' || step === 'expire'))
    return { label: 'Ask another supplier', href: publicUrl + suppliersPath({ category: supplier.category }) }
  const label = to === 'buyer' && step === 'answer' ? 'See the prices' : 'Open the request'
  return { label, href: publicUrl + requestPath({ ...facts, supplier, to }, to) }
}
