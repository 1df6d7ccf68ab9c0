import { BRAND } from '#contract/options.ts'
import { NEWSLETTER_CONFIRM } from '#web/paths.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to an address that somebody has entered for the newsletter: the link that confirms it. */
export const newsletterConfirm: Template<'newsletter-confirm'> = {
  subject: () => 'Please confirm that you want our newsletter',
  body: ({ token }, publicUrl) => (
    <Layout
      heading="Newsletter"
      title="Do you want our newsletter?"
      preview="Nothing is sent before you confirm."
      action={{ label: 'Yes, send it to me', href: `${publicUrl}${NEWSLETTER_CONFIRM}?token=${encodeURIComponent(token)}` }}
      foot={
        <>You receive this because somebody entered this address for the newsletter of {BRAND}. If that was not you, please ignore it.</>
      }
    >
      <Paragraph>
        The link opens a page with a button, which tells us that this address is yours. Until then, and if you do nothing, no newsletter is
        sent to it.
      </Paragraph>
      <Paragraph>The link works once, for seven days.</Paragraph>
    </Layout>
  ),
}
