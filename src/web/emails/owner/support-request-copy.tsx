import { supportOf } from '#contract/billing/plan-features.ts'
import { DASHBOARD } from '#web/paths.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { ReasonForCopy } from '#web/emails/quotes/supplier-notes.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the supplier who wrote to support: a copy, with when the answer comes. */
export const supportRequestCopy: Template<'support-request-copy'> = {
  subject: ({ supplier }) => `Your question about ${supplier.businessName}`,
  body: ({ plan, message, phone }, publicUrl) => {
    const support = supportOf(plan)
    return (
      <Layout
        heading="Your copy"
        title="Your question is on its way"
        preview={message ?? 'You get an answer soon.'}
        action={{ label: 'Open your dashboard', href: publicUrl + DASHBOARD }}
        foot={<ReasonForCopy />}
      >
        <Paragraph>
          {support
            ? `With your plan you get an answer by ${support.by} within ${support.hours} hours.`
            : 'We answer by email, as soon as we can.'}
        </Paragraph>
        <Details
          rows={[
            ['Message', message],
            ['Phone', phone],
          ]}
        />
      </Layout>
    )
  },
}
