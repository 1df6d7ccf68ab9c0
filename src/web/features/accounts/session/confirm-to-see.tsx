import type { User } from '#contract/accounts/accounts.ts'
import { useStored } from '#web/storage/stored.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { postponedNotices } from '#web/features/accounts/account/dismissed-notices.ts'
import { ResendButton } from '#web/features/accounts/registration/resend-button.tsx'

/** Says how requests that were sent without an account come to this one; nothing once its address is confirmed. */
export function ConfirmToSee({ user: { id, email, emailConfirmed } }: { user: Pick<User, 'id' | 'email' | 'emailConfirmed'> }) {
  // Above the header the same button is shown until that notice is dismissed.
  const isPostponed = useStored(postponedNotices).includes(id)
  if (emailConfirmed) return null
  return (
    <Note tone="info" title={`Confirm ${email} to see what you asked for without an account`}>
      The link is in the email that we sent there. {isPostponed && <ResendButton />}
    </Note>
  )
}
