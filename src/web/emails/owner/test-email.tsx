import { BRAND } from '#contract/options.ts'
import { ownerPath } from '#web/paths.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the owner who asks whether emails arrive. */
export const testEmail: Template<'test'> = {
  subject: () => `A test email from ${BRAND}`,
  body: ({ username }, publicUrl) => (
    <Layout
      heading="Test"
      title="Emails arrive"
      preview="This was sent to see whether emails arrive, and it did."
      action={{ label: 'Back to Operations', href: publicUrl + ownerPath({ tab: 'operations' }) }}
      foot={
        <>
          You receive this because {username} asked for it on {BRAND}.
        </>
      }
    >
      <Paragraph>This was sent to see whether emails arrive, and it did. There is nothing to do.</Paragraph>
    </Layout>
  ),
}
