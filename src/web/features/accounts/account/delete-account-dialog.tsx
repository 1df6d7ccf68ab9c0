import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import { sessionEnded } from '#web/api/session/me.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { HOME } from '#web/paths.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DeletionSummary } from './deletion-summary.tsx'
import { PasswordStep } from '#web/features/accounts/sign-in/password-step.tsx'

/** Confirms the deletion of the account. It cannot be undone, so it requires the password. */
export function DeleteAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const client = useQueryClient()
  const [removeListing, setRemoveListing] = useState(false)
  const { send, isPending, problem } = useWrite('DELETE /api/account', {
    invalidates: [],
    success: { title: 'Account deleted', description: 'Thank you for having been here.', tone: 'success' },
    failure: shownElsewhere,
    onSuccess: () => {
      navigate(HOME)
      sessionEnded(client)
    },
  })
  return (
    <Dialog open onOpenChange={onClose} title="Delete my account" description="This cannot be taken back.">
      <PasswordStep
        action="Delete my account"
        busyAction="Deleting..."
        destructive
        isBusy={isPending}
        onCancel={onClose}
        problem={problem}
        onPassword={(password) => send({ password, removeListing })}
      >
        <DeletionSummary username={account.username} removeListing={removeListing} />
        {account.supplierId !== undefined && (
          <Checkbox
            label="Remove my listing as well. Buyers keep the prices that you agreed."
            checked={removeListing}
            onChange={({ target }) => setRemoveListing(target.checked)}
          />
        )}
      </PasswordStep>
    </Dialog>
  )
}
