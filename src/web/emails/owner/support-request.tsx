import { supportOf } from '#contract/billing/plan-features.ts'
import { BRAND } from '#contract/options.ts'
import { PLAN_NAMES, type Plan } from '#contract/billing/plans.ts'
import { supplierPath } from '#web/paths.ts'
import { Details, EmailLink, mailto, Paragraph, PhoneLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the owner: a supplier with a plan has a question. What its plan promises stands first, so that a mail program sorts by it. */
export const supportRequest: Template<'support-request'> = {
  subject: ({ plan, supplier }) => `[${PLAN_NAMES[plan]}${promised(plan)}] Support for ${supplier.businessName}`,
  body: ({ supplier, plan, message, username, email, phone }, publicUrl) => (
    <Layout
      heading="Support"
      title={`${supplier.businessName} has a question`}
      preview={message}
      action={{ label: `Reply to ${email}`, href: mailto(email, `Your question about ${supplier.businessName}`) }}
      foot={<>You receive this because you run {BRAND}.</>}
    >
      <Paragraph>{promise(plan)}</Paragraph>
      <Details
        rows={[
          ['Message', message],
          ['From', username],
          ['Email', <EmailLink key="email" address={email} />],
          ['Phone', phone ? <PhoneLink key="phone" number={phone} /> : null],
          ['Listing', publicUrl + supplierPath(supplier.id)],
        ]}
      />
    </Layout>
  ),
}

function promised(plan: Plan): string {
  const support = supportOf(plan)
  return support ? `, ${support.by} within ${support.hours} hours` : ''
}

function promise(plan: Plan): string {
  const support = supportOf(plan)
  if (!support) return `The ${PLAN_NAMES[plan]} plan promises no time.`
  return `The ${PLAN_NAMES[plan]} plan promises an answer by ${support.by} within ${support.hours} hours.`
}
