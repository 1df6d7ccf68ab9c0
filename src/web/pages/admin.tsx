import { BRAND } from '#contract/options.ts'
import { useMe } from '#web/api/me.ts'
import { AuthFrame } from '#web/features/accounts/auth-frame.tsx'
import { LoginForm } from '#web/features/accounts/login-form.tsx'
import { SettingsSkeleton } from '#web/features/accounts/settings-skeleton.tsx'
import { Audit } from '#web/features/owner/audit.tsx'
import { Claims } from '#web/features/owner/claims.tsx'
import { Reports } from '#web/features/owner/reports.tsx'
import { Head } from '#web/head.tsx'
import { HOME } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import styles from './admin.module.css'

export const reads = () => []

/** The owner's sign-in page and, once signed in, the owner's tools. */
export function AdminPage() {
  const me = useMe()
  return (
    <Page key={me ? me.role : 'anonymous'} bands>
      <Head title="Owner" description={`For the owner of ${BRAND}.`} />
      {me === undefined && (
        <Wrap className={styles.desk}>
          <SettingsSkeleton />
        </Wrap>
      )}
      {me === null && (
        <AuthFrame title="Owner sign-in" sub={`For whoever runs ${BRAND}. Everybody else logs in at the front.`}>
          {/* Nothing to do: once the user is known, this page shows the tools instead of the form. */}
          <LoginForm onSignedIn={() => undefined} />
        </AuthFrame>
      )}
      {me?.role === 'owner' && (
        <Wrap className={styles.desk}>
          <h1>Owner</h1>
          <Claims />
          <Reports />
          <Audit />
        </Wrap>
      )}
      {me && me.role !== 'owner' && <NotTheOwner username={me.username} />}
    </Page>
  )
}

const NotTheOwner = ({ username }: { username: string }) => (
  <EmptyState level={1} title="Only for the owner" action={<ButtonLink href={HOME}>Back to the home page</ButtonLink>}>
    You are signed in as {username}. Log out first to sign in with the owner's account.
  </EmptyState>
)
