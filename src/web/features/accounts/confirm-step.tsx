import { useQueryClient } from '@tanstack/react-query'
import { callOverHttp } from '#web/api/call.ts'
import { sessionChanged, useMe } from '#web/api/me.ts'
import { AUTH, SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { LinkStep } from './link-step.tsx'
import { ResendButton } from './resend-button.tsx'

/** Confirms an email address with the link from the email. */
export function ConfirmStep({ token }: { token: string | null }) {
  const client = useQueryClient()
  const me = useMe()
  const confirm = async (given: string) => {
    await callOverHttp('POST /api/email/confirm', { token: given })
    await sessionChanged(client)
    return <Confirmed />
  }
  return (
    <LinkStep
      token={token}
      action="Confirm my email address"
      busyAction="Confirming..."
      onUse={confirm}
      wayOn={me ? <WayOn isConfirmed={me.emailConfirmed} /> : <ButtonLink href={AUTH}>Log in to have a new link sent</ButtonLink>}
    />
  )
}

const Confirmed = () => (
  <>
    <Note tone="success" title="Your email address is confirmed">
      Emails about your account and your requests go there.
    </Note>
    <ButtonLink href={SUPPLIERS} block size="lg">
      Browse suppliers
    </ButtonLink>
  </>
)

const WayOn = ({ isConfirmed }: { isConfirmed: boolean }) =>
  isConfirmed ? <Note tone="success">Your email address is confirmed already. There is nothing left to do.</Note> : <ResendButton />
