import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useMe } from '#web/api/session/me.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { DASHBOARD, HOME, invitationPath, signInPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { InvitedForm } from './invited-form.tsx'
import { LinkStep } from '#web/features/accounts/sign-in/link-step.tsx'
import { LoginForm } from '#web/features/accounts/sign-in/login-form.tsx'
import { MEMBER_ROLE_WORDS } from './member-role-texts.ts'

type Invitation = ResponseOf<'GET /api/invitations/:token'>

/** Accepts an invitation to work on a listing: with the account of the address, or with a new one. */
export function InvitationStep({ token }: { token: string | null }) {
  const isHydrated = useHydrated()
  const { data, isError } = useQuery({ ...query('GET /api/invitations/:token', { token: token ?? '' }), enabled: Boolean(token) })
  if (isError || (isHydrated && !token))
    return (
      <Note tone="error" title="This link no longer works">
        The invitation has been used, taken back or has expired. Please ask for a new one.
      </Note>
    )
  return data && token ? <Accept token={token} invitation={data} /> : <Skeleton height="160px" />
}

function Accept({ token, invitation }: { token: string; invitation: Invitation }) {
  const me = useMe()
  const [registered, setRegistered] = useState<string>()
  const accept = useWrite('POST /api/invitations/accept', { invalidates: ['GET /api/me'], failure: shownElsewhere })
  const { businessName, email, role, hasAccount } = invitation
  if (registered)
    return (
      <Stack gap={4}>
        <Note tone="success" title={`You work on ${businessName} from now on`}>
          You can now log in.
        </Note>
        <LoginForm email={registered} onSignedIn={() => navigate(DASHBOARD)} />
      </Stack>
    )
  return (
    <Stack gap={4}>
      <p>
        {email} is invited to work on {businessName} as {MEMBER_ROLE_WORDS[role].article}. {MEMBER_ROLE_WORDS[role].may}
      </p>
      {me ? (
        <LinkStep
          token={token}
          action="Accept the invitation"
          busyAction="Accepting..."
          write={accept}
          done={<Accepted businessName={businessName} />}
          wayOn={<ButtonLink href={HOME}>Go to the home page</ButtonLink>}
        />
      ) : hasAccount ? (
        <ButtonLink href={signInPath(invitationPath(token))} block size="lg">
          Log in to accept
        </ButtonLink>
      ) : (
        <InvitedForm token={token} email={email} onRegistered={setRegistered} />
      )}
    </Stack>
  )
}

const Accepted = ({ businessName }: { businessName: string }) => (
  <>
    <Note tone="success" title={`You work on ${businessName} from now on`}>
      You find it in the dashboard.
    </Note>
    <ButtonLink href={DASHBOARD}>Go to the dashboard</ButtonLink>
  </>
)
