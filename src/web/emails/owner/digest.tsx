import { BRAND } from '#contract/options.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to an address that nobody has confirmed and that has had its emails of the day: what is new since. */
export const digest: Template<'digest'> = {
  subject: ({ emails, others }) => `${emails.length + others} new messages`,
  body: ({ emails, others }, publicUrl) => (
    <Layout
      heading="In one email"
      title={`${emails.length + others} new messages`}
      preview={emails.map(({ subject }) => subject).join(' · ')}
      action={{ label: `Open ${BRAND}`, href: publicUrl }}
      foot={<>You receive this because somebody used this address on {BRAND}. We send at most one such email an hour.</>}
    >
      <Paragraph>We put these into one email, because nobody has confirmed this address yet.</Paragraph>
      <Details rows={emails.map(({ subject, text }) => [subject, text])} />
      {others > 0 && <Paragraph>There are {others} more, which we do not show here.</Paragraph>}
    </Layout>
  ),
}
