import type { Enquiry } from '#contract/site/enquiries.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const invalidates = ['GET /api/admin/enquiries', 'GET /api/admin/audit'] as const

/** What can be done with the enquiries of a list; each can be undone from its toast. `onGone` runs when a row may have left the list. */
export function useEnquiries(onGone: () => void) {
  const { send: mark, isPending: isMarking } = useWrite('PUT /api/admin/enquiries/:id', { invalidates })
  const { send: remove, isPending: isRemoving } = useWrite('DELETE /api/admin/enquiries/:id', { invalidates })
  const { send: restore } = useWrite('POST /api/admin/enquiries/:id/restore', { invalidates, success: 'The enquiry is back' })
  const setAnswered = async ({ id, name }: Enquiry, isAnswered: boolean) => {
    if (!(await mark({ id, isAnswered }))) return
    onGone()
    toast({
      title: isAnswered ? 'Marked as answered' : 'Marked as open',
      description: `Enquiry from ${name}`,
      action: { label: 'Undo', onAct: () => void mark({ id, isAnswered: !isAnswered }) },
    })
  }
  const removeOne = async ({ id, name }: Enquiry) => {
    if (!(await remove({ id }))) return
    onGone()
    toast({ title: 'Enquiry removed', description: `From ${name}`, action: { label: 'Undo', onAct: () => void restore({ id }) } })
  }
  return {
    setAnswered: (enquiry: Enquiry, isAnswered: boolean) => void setAnswered(enquiry, isAnswered),
    remove: (enquiry: Enquiry) => void removeOne(enquiry),
    isBusy: isMarking || isRemoving,
  }
}
