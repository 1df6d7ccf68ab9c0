import { AccountSettings } from '#web/features/accounts/account/account-settings.tsx'
import { SettingsSkeleton } from '#web/features/accounts/account/settings-skeleton.tsx'
import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { Head } from '#web/head.tsx'
import { AccountFrame } from '#web/pages/supplier/account-frame.tsx'
import styles from './account.module.css'

export const reads = () => []

export const AccountPage = () => (
  <AccountFrame title="Your account" className={styles.page}>
    <Head title="Your account" description="Name, email, password, sessions and data of your account." />
    <SignedIn meanwhile={<SettingsSkeleton />}>{() => <AccountSettings />}</SignedIn>
  </AccountFrame>
)
