import { BRAND } from '#contract/options.ts'
import { dollars } from '#shared/money/money.ts'
import { OWNER_DASHBOARD } from '#web/paths.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

const WORDS = {
  open: 'The bank of the cardholder has taken this payment back. Answer at your payment provider with what shows that it was right.',
  won: 'The bank has decided for you: the money is yours again.',
  lost: 'The bank has decided for the cardholder: the money is gone. If part of it was kept as credit for later payments, that is taken back.',
}
/** What the owner still has to do where there is a plan to end. */
const PLAN_GOES_ON = 'The plan goes on until you end it at your payment provider.'

/** Goes to the owner of the marketplace: a payment is disputed, or the bank has decided about it. */
export const paymentDisputed: Template<'payment-disputed'> = {
  subject: ({ cents, status }) => `A payment of ${dollars(cents)} ${status === 'open' ? 'is disputed' : `was disputed: ${status}`}`,
  body: ({ supplier, cents, status }, publicUrl) => (
    <Layout
      heading="Payments"
      title={`${dollars(cents)}, paid by ${supplier?.businessName ?? 'a listing that was deleted'}`}
      preview={WORDS[status]}
      action={{ label: 'Open the dashboard', href: publicUrl + OWNER_DASHBOARD }}
      foot={<>You receive this because you run {BRAND}.</>}
    >
      <Paragraph>{WORDS[status]}</Paragraph>
      {status === 'lost' && supplier && <Paragraph>{PLAN_GOES_ON}</Paragraph>}
    </Layout>
  ),
}
