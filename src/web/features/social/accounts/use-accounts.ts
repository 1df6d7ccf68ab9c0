import type { SocialAccount } from '#contract/social/social-accounts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_ACCOUNTS } from '#web/features/social/social-reads.ts'
import { toast } from '#web/ui/feedback/toast.ts'

export const CONNECTED = 'Social media account connected successfully'
export const notConnected = { title: 'Error', description: 'Failed to connect social media account', tone: 'destructive' } as const
const notUpdated = { title: 'Error', description: 'Failed to update account', tone: 'destructive' } as const

/** Returns the change of an account. */
export const useAccountChange = () =>
  useWrite('PUT /api/social-accounts/:id', {
    invalidates: SHOWS_ACCOUNTS,
    success: 'Account updated successfully',
    failure: () => notUpdated,
  })

/**
 * Returns the removal of accounts, which answers whether it succeeded. One of the sandbox is added again by Undo in its toast; one of a
 * platform could only be connected again there.
 */
export function useDisconnecting(supplierId: Id, accounts: readonly SocialAccount[]) {
  const add = useWrite('POST /api/suppliers/:id/social-accounts', { invalidates: SHOWS_ACCOUNTS, failure: () => notConnected })
  const activate = useWrite('PUT /api/social-accounts/:id', { invalidates: SHOWS_ACCOUNTS, failure: () => notUpdated })
  const drop = useWrite('DELETE /api/social-accounts/:id', { invalidates: SHOWS_ACCOUNTS, failure: 'Account not disconnected' })
  const putBack = async ({ platform, accountName, autoPostEnabled, isActive }: SocialAccount) => {
    const isAdded = await add.send({ id: String(supplierId), platform, accountName, autoPostEnabled })
    // What is added becomes the active account of its platform; another one may have been that.
    const active = accounts.find((other) => other.platform === platform && other.isActive)
    if (isAdded && !isActive && active) await activate.send({ id: active.id, isActive: true })
  }
  const disconnect = async (account: SocialAccount) => {
    const isGone = await drop.send({ id: account.id })
    const undo = { label: 'Undo', onAct: () => void putBack(account) }
    if (isGone)
      toast({
        title: 'Account disconnected',
        description: account.accountName,
        ...(account.network === 'sandbox' && { action: undo }),
      })
    return isGone
  }
  return { disconnect, isDisconnecting: drop.isPending, problem: drop.problem, forgetProblem: drop.reset }
}
