import { BRAND } from '#contract/options.ts'
import { SUPPLIERS } from '#web/paths.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to an address that was confirmed for the newsletter: how to leave it, below. */
export const newsletterWelcome: Template<'newsletter-welcome'> = {
  subject: () => `You get the newsletter of ${BRAND}`,
  body: (_, publicUrl) => (
    <Layout
      heading="Newsletter"
      title="You are on the list"
      preview="You can leave with one click, at any time."
      action={{ label: 'Browse suppliers', href: publicUrl + SUPPLIERS }}
      foot={<>You receive this because you confirmed this address for the newsletter of {BRAND}.</>}
    >
      <Paragraph>Thank you for confirming your address. Every newsletter has the link below, with which you leave in one click.</Paragraph>
    </Layout>
  ),
}
