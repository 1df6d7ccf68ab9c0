import { dayInWords } from '#shared/time/day-texts.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import type { EmailFacts } from '#contract/emails/emails.ts'
import { termsInWords } from '#shared/text/terms-texts.ts'
import { counted } from '#shared/text/words.ts'
import { comparePath } from '#web/paths.ts'
import { Details, Paragraph, TextLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { amountInWords, PriceSummary, type PriceFacts } from './price-summary.tsx'
import { ReasonForParty, requestPath, shortened } from './quote-email-parts.tsx'
import { stepWords } from './step-texts.ts'

export type AnswerFacts = EmailFacts['quote-step'] & { offer: PriceFacts }

/** Returns whether an email tells a buyer of prices. */
export const isAnswer = (facts: EmailFacts['quote-step']): facts is AnswerFacts =>
  facts.step === 'answer' && facts.to === 'buyer' && facts.offer !== null

/** "Tin Shed Coffee: $630.00 (No. 00001)": what an inbox shows is who and how much. */
export const answerSubject = ({ supplier, offer: quote, serial }: AnswerFacts) =>
  `${supplier.businessName}: ${quote.revision > 1 ? 'now ' : ''}${amountInWords(quote)} (${docketNumber(serial)})`

/** The prices of a supplier, to the buyer who asked for them. */
export function AnswerEmail({ facts, publicUrl }: { facts: AnswerFacts; publicUrl: string }) {
  const { serial, offer: quote, note, requirements } = facts
  const { title, next } = stepWords(facts)
  const request = publicUrl + requestPath(facts, 'buyer')
  const compare = compareAction(facts, publicUrl)
  return (
    <Layout
      heading="Prices"
      serial={serial}
      title={title}
      preview={previewOf(facts)}
      action={compare ?? { label: 'See the prices', href: request }}
      isActionFirst
      foot={<ReasonForParty facts={facts} to="buyer" publicUrl={publicUrl} />}
    >
      <PriceSummary offer={quote} />
      <Details
        rows={[
          ['Valid until', quote.validUntil && dayInWords(quote.validUntil)],
          ...termsInWords({ ...quote, smallOrderFeeCents: quote.feeBelowCents ?? null }),
          ['Note', note],
          ['Request', requirements && shortened(requirements)],
        ]}
      />
      <Paragraph>{next}</Paragraph>
      {compare && (
        <Paragraph>
          <TextLink href={request}>See this answer alone</TextLink>
        </Paragraph>
      )}
    </Layout>
  )
}

/** Returns the button to the comparison, once there are answers to compare: those that were given, whatever has become of them. */
function compareAction({ bulk, token }: AnswerFacts, publicUrl: string) {
  if (!bulk || bulk.answered < 2) return null
  return { label: `Compare ${bulk.answered} of ${bulk.suppliers} answers`, href: publicUrl + comparePath(bulk.bulkId, token) }
}

function previewOf({ offer: quote, note }: AnswerFacts): string {
  const { gstCents, lines, validUntil } = quote
  const price = `${amountInWords(quote)}${quote.hasTotal === false ? '' : gstCents > 0 ? ' with GST' : ', GST-free,'} for ${counted(lines, 'line')}.`
  return [price, validUntil && `Valid until ${dayInWords(validUntil)}.`, note].filter(Boolean).join(' ')
}
