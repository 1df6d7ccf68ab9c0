import { useQuery } from '@tanstack/react-query'
import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { SocialAccount } from '#contract/social/social-accounts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { counted } from '#shared/text/words.ts'
import { query } from '#web/api/reads/query.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

type DisconnectDialogProps = {
  supplierId: Id
  account: SocialAccount
  isBusy: boolean
  /** Why it is still connected. */
  problem: string | undefined
  onDisconnect: () => void
  onClose: () => void
}

/** Asks before an account of a platform is disconnected, which cannot be undone from here. */
export function DisconnectDialog({ supplierId, account, isBusy, problem, onDisconnect, onClose }: DisconnectDialogProps) {
  const { platform, accountName } = account
  const name = SOCIAL_PLATFORMS[platform]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Disconnect ${accountName}?`}
      problem={problem}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button busy={isBusy} busyLabel="Disconnecting..." onClick={onDisconnect}>
            Disconnect
          </Button>
        </>
      }
    >
      <Stack gap={4} align="stretch">
        <p>
          Nothing more is posted to it from here. To post again, you would sign in at {name} once more. Posts that are out stay at {name},
          and in your list here.
        </p>
        {account.isActive && <ScheduledFor supplierId={supplierId} account={account} />}
      </Stack>
    </Dialog>
  )
}

/** Shows what becomes of posts that are scheduled for its platform; nothing where there are none. */
function ScheduledFor({ supplierId, account: { platform } }: Pick<DisconnectDialogProps, 'supplierId' | 'account'>) {
  const scheduled = { id: String(supplierId), platform, status: 'scheduled', limit: 1 } as const
  const { data } = useQuery({ ...query('GET /api/suppliers/:id/social-posts', scheduled), refetchOnMount: 'always' })
  if (!data?.total) return null
  return (
    <Note tone="error" icon="clock">
      {counted(data.total, 'post')} to {SOCIAL_PLATFORMS[platform]} {data.total === 1 ? 'is' : 'are'} scheduled. Without another active
      account there, {data.total === 1 ? 'it fails' : 'they fail'} when {data.total === 1 ? 'its time' : 'their time'} comes.
    </Note>
  )
}
