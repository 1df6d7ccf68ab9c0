import { docketNumber } from '#shared/money/docket-number.ts'
import { BRAND } from '#contract/options.ts'
import { writeReviewPath } from '#web/paths.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to a buyer, a week after accepting a quote. It must not suggest what to write in the review. */
export const reviewInvitation: Template<'review-invitation'> = {
  subject: ({ supplier }) => `How was ${supplier.businessName}?`,
  body: ({ supplier, buyer, serial }, publicUrl) => (
    <Layout
      heading="Your review"
      serial={serial}
      title={`How was ${supplier.businessName}?`}
      preview="A few words help the next cafe to choose."
      action={{ label: 'Write a review', href: publicUrl + writeReviewPath(supplier.id) }}
      foot={
        <>
          You receive this once, because a quote of {supplier.businessName} {buyer !== null && `for ${buyer} `}({docketNumber(serial)}) was
          accepted on {BRAND} with this email address.
        </>
      }
    >
      <Paragraph>
        You accepted a quote of {supplier.businessName}. Good or bad, a few words about quality, delivery and price help the next cafe to
        choose. Nobody changes what you write, and the supplier can reply to it.
      </Paragraph>
      <Paragraph>
        Reviews are written with an account. If you have none yet, create one with this email address and confirm it: your review is then
        marked as a verified purchase.
      </Paragraph>
    </Layout>
  ),
}
