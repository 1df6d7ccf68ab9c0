import type { SecurityChange } from '#contract/emails/emails.ts'
import { BRAND } from '#contract/options.ts'
import { accountName } from '#web/emails/layout/account-name.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

const WHAT: Record<SecurityChange, string> = {
  password: 'Your password was changed',
  email: 'Your email address was changed',
  'two-factor-on': 'Two-factor sign-in was turned on',
  'two-factor-off': 'Two-factor sign-in was turned off',
  'two-factor-guesses': 'Somebody is guessing your sign-in codes',
  'owner-created': 'An owner was added to the marketplace',
}

/** What to do, where it is not the same as after other changes. */
const NEXT: Partial<Record<SecurityChange, string>> = {
  'two-factor-guesses':
    'Ten wrong codes were entered after your right password, so no more are taken for up to an hour. If that was not you, somebody knows your password: please set a new one now, which also signs everybody out.',
  'owner-created':
    'A start of the site made the account of an owner from its settings, OWNER_EMAIL and OWNER_PASSWORD. That happens once. If you do not know of it, somebody else may have access to the machine of the site: please look at its settings now.',
}

/** Goes to the account's previous address, so that an account cannot be taken over unnoticed. */
export const securityNotice: Template<'security-notice'> = {
  subject: ({ change }) => WHAT[change],
  body: ({ username, change }, publicUrl) => (
    <Layout
      heading="Your account"
      title={WHAT[change]}
      preview={NEXT[change] ?? 'If that was you, there is nothing to do.'}
      action={{ label: 'Set a new password', href: `${publicUrl}/auth?mode=forgot` }}
      foot={
        <>
          You receive this because it concerns {accountName(username)} on {BRAND}.
        </>
      }
    >
      <Paragraph>
        {NEXT[change] ?? 'If that was you, there is nothing to do. If not, please set a new password now, which also signs everybody out.'}
      </Paragraph>
    </Layout>
  ),
}
