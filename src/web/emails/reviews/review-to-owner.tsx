import type { EmailFacts } from '#contract/emails/emails.ts'
import { BRAND } from '#contract/options.ts'
import { becauseOf } from '#shared/text/review-texts.ts'
import { ownerPath, supplierPath } from '#web/paths.ts'
import { Details, Paragraph, TextLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

type Facts = EmailFacts['review-to-owner']

const titleOf = (facts: Facts) =>
  facts.why === 'held'
    ? `A review of ${facts.supplier.businessName} waits for you`
    : `${facts.username} reports a review of ${facts.supplier.businessName}`

/** Goes to the owner of the marketplace: a review to decide on. */
export const reviewToOwner: Template<'review-to-owner'> = {
  subject: titleOf,
  body: (facts, publicUrl) => (
    <Layout
      heading="Review"
      title={titleOf(facts)}
      preview={facts.review.text}
      action={{ label: 'Decide', href: publicUrl + ownerPath({ tab: 'reviews', ...(facts.why === 'held' && { list: 'held' }) }) }}
      foot={<>You receive this because you run {BRAND}.</>}
    >
      <Paragraph>
        {facts.why === 'held' ? `Nobody else sees it yet, ${becauseOf(facts.heldFor)}. ` : 'It stays on the page until you decide. '}
        It is about <TextLink href={publicUrl + supplierPath(facts.supplier.id)}>{facts.supplier.businessName}</TextLink>.
      </Paragraph>
      <Details
        rows={[
          ...(facts.why === 'reported' ? [[`${facts.username} says`, facts.reason] as [string, string]] : []),
          ['Author', facts.review.customerName],
          ['Rating', `${facts.review.rating} of 5 stars`],
          ['Review', facts.review.text],
        ]}
      />
    </Layout>
  ),
}
