import { BRAND } from '#contract/options.ts'
import { OWNER_DASHBOARD } from '#web/paths.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the owner of the marketplace: what there was to decide beyond the first emails of a day. */
export const ownerDigest: Template<'owner-digest'> = {
  subject: ({ emails, others }) => `${emails.length + others} more things to decide`,
  body: ({ emails, others }, publicUrl) => (
    <Layout
      heading="In one email"
      title={`${emails.length + others} more things to decide`}
      preview={emails.map(({ subject }) => subject).join(' · ')}
      action={{ label: 'Open the dashboard', href: publicUrl + OWNER_DASHBOARD }}
      foot={<>You receive this because you run {BRAND}.</>}
    >
      <Paragraph>Claims, reports and held reviews come one by one at first, and once there are many in a day as this one email.</Paragraph>
      <Details rows={emails.map(({ subject, text }) => [subject, text])} />
      {others > 0 && <Paragraph>There are {others} more, which the dashboard shows.</Paragraph>}
    </Layout>
  ),
}
