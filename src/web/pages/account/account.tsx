import { AccountSettings } from '#web/features/accounts/account/account-settings.tsx'
import { SettingsSkeleton } from '#web/features/accounts/account/settings-skeleton.tsx'
import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { Head } from '#web/head.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import styles from './account.module.css'

export const reads = () => []

export const AccountPage = () => (
  <Page title="Your account" className={styles.page}>
    <Head title="Your account" description="Name, email, password, sessions and data of your account." />
    <SignedIn meanwhile={<SettingsSkeleton />}>{() => <AccountSettings />}</SignedIn>
  </Page>
)
