import { BRAND } from '#contract/options.ts'
import { supplierPath } from '#web/paths.ts'
import { accountName } from '#web/emails/layout/account-name.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the author of a review: the supplier's reply. */
export const reviewAnswered: Template<'review-answered'> = {
  subject: ({ supplier }) => `${supplier.businessName} has replied to your review`,
  body: ({ supplier, username, reply }, publicUrl) => (
    <Layout
      heading="Your review"
      title={`${supplier.businessName} has replied to your review`}
      preview={reply ?? 'It is on the page of the supplier.'}
      action={{ label: 'See it on the page', href: `${publicUrl}${supplierPath(supplier.id)}#reviews` }}
      foot={
        <>
          You receive this because {accountName(username)} has reviewed {supplier.businessName} on {BRAND}.
        </>
      }
    >
      <Details rows={[['Reply', reply]]} />
      <Paragraph>You can change your review for thirty days after you wrote it.</Paragraph>
    </Layout>
  ),
}
