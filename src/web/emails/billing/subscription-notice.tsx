import { BRAND } from '#contract/options.ts'
import { SUBSCRIPTION } from '#web/paths.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { subscriptionWords } from './subscription-texts.ts'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to whoever manages a listing: what has happened, or is about to happen, to its subscription. */
export const subscriptionNotice: Template<'subscription-notice'> = {
  subject: (facts) => subscriptionWords(facts).subject,
  body: (facts, publicUrl) => {
    const { subject, paragraphs, action } = subscriptionWords(facts)
    return (
      <Layout
        heading="Your subscription"
        title={subject}
        preview={paragraphs[0] ?? ''}
        action={{ label: action, href: publicUrl + SUBSCRIPTION }}
        foot={
          <>
            You receive this because your account manages {facts.supplier.businessName} on {BRAND}.
          </>
        }
      >
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </Layout>
    )
  },
}
