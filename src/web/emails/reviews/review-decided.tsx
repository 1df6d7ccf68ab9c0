import type { EmailFacts } from '#contract/emails/emails.ts'
import { BRAND } from '#contract/options.ts'
import { REASON_WORDS } from '#shared/text/review-texts.ts'
import { supplierPath } from '#web/paths.ts'
import { accountName } from '#web/emails/layout/account-name.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { ReasonForSupplier } from '#web/emails/quotes/supplier-notes.tsx'
import type { Template } from '#web/emails/layout/template.ts'

type Facts = EmailFacts['review-decided']

/** What has become of the review; it follows its subject. */
const BECAME = { publish: 'is on the page', keep: 'stays on the page', remove: 'was removed' } as const

const titleOf = (facts: Facts) => {
  const { supplier, decision } = facts
  const whose =
    facts.to === 'author' ? 'Your review' : facts.review.customerName === null ? 'A review' : `The review by ${facts.review.customerName}`
  return `${whose} of ${supplier.businessName} ${BECAME[decision]}`
}

/** Goes to the author and to the supplier of a review: what the owner has decided, and why. */
export const reviewDecided: Template<'review-decided'> = {
  subject: titleOf,
  body: (facts, publicUrl) => (
    <Layout
      heading={facts.to === 'author' ? 'Your review' : 'Review'}
      title={titleOf(facts)}
      preview={`${REASON_WORDS[facts.reason]}.`}
      action={{ label: 'See the reviews', href: `${publicUrl}${supplierPath(facts.supplier.id)}#reviews` }}
      foot={<Reason facts={facts} publicUrl={publicUrl} />}
    >
      <Paragraph>{effectOf(facts)}</Paragraph>
      <Details rows={[['Reason', REASON_WORDS[facts.reason]], ...wordsIn(facts)]} />
    </Layout>
  ),
}

const Reason = ({ facts, publicUrl }: { facts: Facts; publicUrl: string }) =>
  facts.to === 'supplier' ? (
    <ReasonForSupplier supplier={facts.supplier} publicUrl={publicUrl} />
  ) : (
    <>
      You receive this because {accountName(facts.username)} has reviewed {facts.supplier.businessName} on {BRAND}.
    </>
  )

function effectOf({ decision, to }: Facts): string {
  if (decision === 'remove') return 'We have looked at it and removed it: nobody sees it any more, and it does not count.'
  const reply = to === 'supplier' ? ' The supplier can reply to it there.' : ''
  if (decision === 'keep') return `It was reported. We have looked at it, and it stays where it is.${reply}`
  return `We have looked at it: everybody can read it, and it counts.${reply}`
}

function wordsIn(facts: Facts): [string, string | null][] {
  if (facts.to === 'author' || facts.decision === 'remove') return []
  const { rating, text } = facts.review
  return [
    ['Rating', `${rating} of 5 stars`],
    ['Review', text],
  ]
}
