import { BRAND } from '#contract/options.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { oneTimeLink } from '#web/emails/layout/links.ts'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to a new account, or to the new address of an existing one: the link that confirms the address. */
export const confirmEmail: Template<'confirm-email'> = {
  subject: () => 'Please confirm your email address',
  body: ({ token }, publicUrl) => (
    <Layout
      heading="Your account"
      title="Please confirm your email address"
      preview={`Welcome to ${BRAND}.`}
      action={{ label: 'Confirm my email address', href: oneTimeLink(publicUrl, 'confirm', token) }}
      foot={<>You receive this because somebody gave this address for an account on {BRAND}. If that was not you, please ignore it.</>}
    >
      <Paragraph>
        Welcome to {BRAND}. The link opens a page with a button, which tells us that this address is yours and that our emails reach you.
      </Paragraph>
      <Paragraph>The link works once, for one hour. You can use your account in the meantime, and ask for another link there.</Paragraph>
    </Layout>
  ),
}
