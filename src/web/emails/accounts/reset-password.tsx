import { BRAND } from '#contract/options.ts'
import { accountName } from '#web/emails/layout/account-name.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { oneTimeLink } from '#web/emails/layout/links.ts'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to an account for which a new password was requested, by its owner or by someone else. */
export const resetPassword: Template<'reset-password'> = {
  subject: () => 'Set a new password',
  body: ({ username, token }, publicUrl) => (
    <Layout
      heading="Your account"
      title="Set a new password"
      preview="The link works once, for one hour."
      action={{ label: 'Set a new password', href: oneTimeLink(publicUrl, 'reset', token) }}
      foot={
        <>
          You receive this because somebody asked for a new password for {accountName(username)} on {BRAND}. If that was not you, please
          ignore it: your password stays as it is.
        </>
      }
    >
      <Paragraph>The link works once, for one hour. Setting a new password signs you out everywhere.</Paragraph>
    </Layout>
  ),
}
