import { useQuery } from '@tanstack/react-query'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { MEMBER_ROLE_WORDS } from './member-role-texts.ts'
import { SettingsSection } from '#web/features/accounts/account/settings-section.tsx'

/** The other account's listing that this one works on, and how to leave it; nothing where there is none. */
export function Membership() {
  const { data } = useQuery(query('GET /api/account/membership', {}))
  const { send, isPending } = useWrite('DELETE /api/account/membership', {
    invalidates: ['GET /api/me', 'GET /api/account', 'GET /api/account/membership'],
    success: 'You have left the listing',
  })
  if (!data?.membership) return null
  const { businessName, role, isWorking } = data.membership
  return (
    <SettingsSection title="The listing you work on" sub="Somebody else manages it.">
      <p>
        You are {MEMBER_ROLE_WORDS[role].article} of {businessName}. {MEMBER_ROLE_WORDS[role].may}
      </p>
      {!isWorking && <p>Its plan has no room for you right now. You are back as soon as it has.</p>}
      <Button variant="quiet" busy={isPending} busyLabel="Leaving..." onClick={() => void send({})}>
        Leave this listing
      </Button>
    </SettingsSection>
  )
}
