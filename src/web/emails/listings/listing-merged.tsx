import { BRAND } from '#contract/options.ts'
import type { EmailFacts } from '#contract/emails/emails.ts'
import { DASHBOARD } from '#web/paths.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

type Facts = EmailFacts['listing-merged']

const titleOf = ({ kept, merged, isUndone }: Facts) =>
  isUndone
    ? `${kept.businessName} and ${merged.businessName} are two listings again`
    : `${merged.businessName} is now part of ${kept.businessName}`

/** Goes to the account of a listing that the owner has merged with another one, or parted from it again. */
export const listingMerged: Template<'listing-merged'> = {
  subject: titleOf,
  body: (facts, publicUrl) => (
    <Layout
      heading="Your listing"
      title={titleOf(facts)}
      preview={facts.isUndone ? 'What had come together is apart again.' : 'Two listings of one business have become one.'}
      action={{ label: 'Open your dashboard', href: publicUrl + DASHBOARD }}
      foot={<>You receive this because your account manages this listing on {BRAND}.</>}
    >
      {facts.isUndone ? <Undone {...facts} /> : <Merged {...facts} />}
      <Paragraph>If that is not right, reply to this email and tell us.</Paragraph>
    </Layout>
  ),
}

const Merged = ({ kept, merged }: Facts) => (
  <>
    <Paragraph>
      {BRAND} had two listings of what looks like the same business: {kept.businessName} and {merged.businessName}. We have made them one,
      and your account manages {kept.businessName}.
    </Paragraph>
    <Paragraph>
      Reviews, quote requests and contacts of both are in your dashboard, and whoever had saved one of them has saved this one. The details,
      pictures and products that buyers see are those of {kept.businessName}. The old address leads to it.
    </Paragraph>
  </>
)

const Undone = ({ supplier, kept, merged }: Facts) => (
  <>
    <Paragraph>
      We have undone the merge of {merged.businessName} with {kept.businessName}. Your account manages {supplier.businessName}.
    </Paragraph>
    <Paragraph>
      Reviews, quote requests and contacts are with the listing again that they were with before. What came after the merge stays with{' '}
      {kept.businessName}.
    </Paragraph>
  </>
)
