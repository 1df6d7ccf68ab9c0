import { daySpans } from '#shared/time/delivery-times.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import type { EmailFacts } from '#contract/emails/emails.ts'
import { nextDeliveryWords } from '#shared/time/next-delivery-texts.ts'
import { termsInWords } from '#shared/text/terms-texts.ts'
import { capitalised, listed } from '#shared/text/words.ts'
import { Details, Paragraph, PhoneLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { amountInWords, PriceSummary } from './price-summary.tsx'
import { ReasonForParty, requestPath } from './quote-email-parts.tsx'
import type { Template } from '#web/emails/layout/template.ts'

type Facts = EmailFacts['quote-accepted']

/** Goes to the buyer, once an acceptance can no longer be undone: what was agreed, and how to reach the supplier. */
export const quoteAccepted: Template<'quote-accepted'> = {
  subject: ({ supplier, offer: quote, serial }) =>
    `You accepted: ${supplier.businessName}, ${amountInWords(quote)} (${docketNumber(serial)})`,
  body: (facts, publicUrl) => {
    const { serial, supplier, offer: quote, terms } = facts
    return (
      <Layout
        heading="Accepted"
        serial={serial}
        title={`You accepted the prices of ${supplier.businessName}`}
        preview={`${amountInWords(quote)}${quote.gstCents > 0 ? ' with GST' : ''}. ${supplier.businessName} contacts you to arrange delivery.`}
        action={{ label: 'See your request', href: publicUrl + requestPath({ ...facts, forOwner: false }, 'buyer') }}
        foot={<ReasonForParty facts={facts} to="buyer" publicUrl={publicUrl} />}
      >
        <Paragraph>{supplier.businessName} contacts you to arrange delivery. Nothing is paid on this site.</Paragraph>
        <PriceSummary offer={quote} />
        <Details
          rows={[
            ...termsInWords({ ...quote, smallOrderFeeCents: quote.feeBelowCents ?? null }),
            ['Terms', terms],
            ['Phone', supplier.phone && <PhoneLink key="phone" number={supplier.phone} />],
            ...deliveryRows(facts),
          ]}
        />
      </Layout>
    )
  },
}

/** Nothing is guessed of a supplier that has not said when it delivers. */
function deliveryRows({ delivery: { days, next } }: Facts): [string, string | null][] {
  const words = next && nextDeliveryWords(next)
  return [
    ['Delivery days', days.length > 0 ? capitalised(listed(daySpans(days))) : 'Not given'],
    ['Next delivery', words && `${words.day}, ordered by ${words.time}`],
  ]
}
