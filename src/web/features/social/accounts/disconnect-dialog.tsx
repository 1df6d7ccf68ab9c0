import { SOCIAL_PLATFORMS } from '#contract/social-options.ts'
import type { SocialAccount } from '#contract/social-accounts.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

type DisconnectDialogProps = { account: SocialAccount; isBusy: boolean; onDisconnect: () => void; onClose: () => void }

/** Asks before an account of a platform is disconnected, which cannot be undone from here. */
export function DisconnectDialog({ account: { platform, accountName }, isBusy, onDisconnect, onClose }: DisconnectDialogProps) {
  const name = SOCIAL_PLATFORMS[platform]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Disconnect ${accountName}?`}
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
      <p>
        Nothing more is posted to it from here. To post again, you would sign in at {name} once more. Posts that are out stay at {name}, and
        in your list here.
      </p>
    </Dialog>
  )
}
