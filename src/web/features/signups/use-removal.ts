import type { SignUp } from '#contract/accounts/signups.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'

export type RemovalCalls =
  | { remove: 'DELETE /api/admin/sign-ups/:id'; restore: 'POST /api/admin/sign-ups/:id/restore'; list: 'GET /api/admin/sign-ups' }
  | { remove: 'DELETE /api/admin/newsletter/:id'; restore: 'POST /api/admin/newsletter/:id/restore'; list: 'GET /api/admin/newsletter' }

/** Removes an address at once; its toast carries Undo, which adds it again. `onRemoved` runs when its row is gone. */
export function useRemoval({ remove, restore, list }: RemovalCalls, onRemoved: () => void) {
  const invalidates = [list, 'GET /api/admin/audit'] as const
  const add = useWrite(restore, { invalidates, success: 'The address is back' })
  const { send, isPending } = useWrite(remove, { invalidates })
  const removeRow = async ({ id, email }: SignUp) => {
    if (!(await send({ id }))) return
    onRemoved()
    toast({
      title: 'Address removed',
      description: email,
      action: { label: 'Undo', onAct: () => void add.send({ id }) },
    })
  }
  return { remove: (row: SignUp) => void removeRow(row), isBusy: isPending || add.isPending }
}
