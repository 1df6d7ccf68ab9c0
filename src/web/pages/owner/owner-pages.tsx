import { useEffect } from 'react'
import { BRAND } from '#contract/options.ts'
import { useMe } from '#web/api/session/me.ts'
import { ownPath } from '#web/features/accounts/sign-in/after-sign-in.ts'
import { AuthFrame } from '#web/features/accounts/sign-in/auth-frame.tsx'
import { LoginForm } from '#web/features/accounts/sign-in/login-form.tsx'
import { SettingsSkeleton } from '#web/features/accounts/account/settings-skeleton.tsx'
import { Head } from '#web/head.tsx'
import { navigate } from '#web/navigation/navigate.ts'
import { usePageLocation } from '#web/navigation/page-location.ts'
import { useParameter } from '#web/navigation/parameter.ts'
import { HOME, OWNER_DASHBOARD } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import styles from './owner-pages.module.css'

export const reads = () => []

/** The owner's sign-in page. A signed-in owner is sent on, to the page that asked for the session or to the dashboard. */
export function OwnerPages() {
  const me = useMe()
  const next = useParameter('next')
  const isOwner = me?.role === 'owner'
  const { isLeaving } = usePageLocation()
  useEffect(() => {
    if (isOwner && !isLeaving) navigate(ownPath(next) ?? OWNER_DASHBOARD, { replace: true })
  }, [isOwner, isLeaving, next])
  return (
    <Page key={me ? me.role : 'anonymous'} bands>
      <Head title="Owner" description={`For the owner of ${BRAND}.`} />
      {(me === undefined || isOwner) && (
        <Wrap className={styles.desk}>
          <SettingsSkeleton />
        </Wrap>
      )}
      {me === null && (
        <AuthFrame title="Owner sign-in" sub={`For whoever runs ${BRAND}. Everybody else logs in at the front.`}>
          {/* Nothing to do: once the user is known, this page leads on. */}
          <LoginForm onSignedIn={() => undefined} />
        </AuthFrame>
      )}
      {me && !isOwner && <NotTheOwner username={me.username} />}
    </Page>
  )
}

const NotTheOwner = ({ username }: { username: string }) => (
  <EmptyState level={1} title="Only for the owner" action={<ButtonLink href={HOME}>Back to the home page</ButtonLink>}>
    You are signed in as {username}. Log out first to sign in with the owner's account.
  </EmptyState>
)
