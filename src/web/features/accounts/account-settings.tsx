import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { serverMessage } from '#web/api/call-error.ts'
import { sessionChanged } from '#web/api/me.ts'
import { query } from '#web/api/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { EmailForm, NameForm, NewPasswordForm } from './change-forms.tsx'
import { OwnData } from './own-data.tsx'
import { Sessions } from './sessions.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import { TwoFactor } from './two-factor.tsx'

/** Everything about one's own account. */
export function AccountSettings() {
  const client = useQueryClient()
  const { data: account, error, refetch, isFetching } = useQuery(query('GET /api/account', {}))
  // The session ended elsewhere, or by itself.
  useEffect(() => {
    if (error?.status === 401) void sessionChanged(client)
  }, [client, error])
  if (error)
    return (
      <Stack gap={4} align="start">
        <Note tone="error">{serverMessage(error)}</Note>
        <Button busy={isFetching} busyLabel="Loading..." onClick={() => void refetch()}>
          Try again
        </Button>
      </Stack>
    )
  if (!account) return <SettingsSkeleton />
  return (
    <>
      <SettingsSection title="Name" sub="What others see, such as on your reviews.">
        <NameForm account={account} />
      </SettingsSection>
      <SettingsSection title="Email" sub="You log in with it, and emails about your requests go there.">
        <EmailForm account={account} />
      </SettingsSection>
      <SettingsSection title="Password" sub="Changing it signs you out everywhere else.">
        <NewPasswordForm account={account} />
      </SettingsSection>
      <SettingsSection id="two-factor" title="Two-factor sign-in" sub="Besides the password, a code from your phone.">
        <TwoFactor account={account} />
      </SettingsSection>
      <SettingsSection title="Where you are signed in" sub="Sign out what you no longer use, and what you do not know.">
        <Sessions />
      </SettingsSection>
      <SettingsSection title="Your data" sub="It is yours: take it with you, or have it deleted.">
        <OwnData account={account} />
      </SettingsSection>
    </>
  )
}
