import { useQuery } from '@tanstack/react-query'
import type { Account } from '#contract/accounts/accounts.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { NEW_PASSWORD } from '#web/paths.ts'
import { EmailForm, NameForm, NewPasswordForm } from './change-forms.tsx'
import { Membership } from '#web/features/accounts/members/membership.tsx'
import { OwnData } from './own-data.tsx'
import { Sessions } from './sessions.tsx'
import { SettingsSection } from './settings-section.tsx'
import { PhoneSettings } from '#web/features/accounts/push/phone-settings.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import { TwoFactor } from './two-factor.tsx'

/** The settings of the signed-in user's account. */
export const AccountSettings = () => (
  <QueryBoundary of={useQuery(query('GET /api/account', {}))} loading={<SettingsSkeleton />}>
    {(account) => <Settings account={account} />}
  </QueryBoundary>
)

const Settings = ({ account }: { account: Account }) => (
  <>
    <SettingsSection title="Name" sub="What others see, such as on your reviews.">
      <NameForm account={account} />
    </SettingsSection>
    <SettingsSection
      title="Email"
      sub={
        account.role === 'supplier'
          ? 'You log in with it, and emails about your account go there. Requests go to the address on your profile.'
          : 'You log in with it, and emails about your requests go there.'
      }
    >
      <EmailForm account={account} />
    </SettingsSection>
    <SettingsSection id={NEW_PASSWORD} title="Password" sub="Changing it signs you out everywhere else.">
      <NewPasswordForm account={account} />
    </SettingsSection>
    <SettingsSection id="two-factor" title="Two-factor sign-in" sub="Besides the password, a code from your phone.">
      <TwoFactor account={account} />
    </SettingsSection>
    <SettingsSection title="Where you are signed in" sub="Sign out what you no longer use, and what you do not know.">
      <Sessions />
    </SettingsSection>
    {account.role === 'supplier' && <Membership />}
    {/* Below what addresses lead to, as it is known late whether a browser can be notified. */}
    {account.role !== 'owner' && <PhoneSettings kind={account.role === 'restaurant' ? 'answers' : 'requests'} />}
    <SettingsSection title="Your data" sub="It is yours: take it with you, or have it deleted.">
      <OwnData account={account} />
    </SettingsSection>
  </>
)
