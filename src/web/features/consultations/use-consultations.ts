import type { Consultation } from '#contract/site/consultations.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const invalidates = ['GET /api/admin/enquiries', 'GET /api/admin/decisions', 'GET /api/admin/audit'] as const

/** Returns what can be done with the enquiries of a list; each can be undone from its toast. `onGone` runs when a row may have left the list. */
export function useConsultations(onGone: () => void) {
  const { send: mark, isPending: isMarking } = useWrite('PUT /api/admin/enquiries/:id', { invalidates })
  const { send: remove, isPending: isRemoving } = useWrite('DELETE /api/admin/enquiries/:id', { invalidates })
  const { send: restore } = useWrite('POST /api/admin/enquiries/:id/restore', { invalidates, success: 'The enquiry is back' })
  const setAnswered = async ({ id, name }: Consultation, isAnswered: boolean) => {
    if (!(await mark({ id, isAnswered }))) return
    onGone()
    toast({
      title: isAnswered ? 'Marked as answered' : 'Marked as open',
      description: `Enquiry from ${name}`,
      action: { label: 'Undo', onAct: () => void mark({ id, isAnswered: !isAnswered }) },
    })
  }
  const removeOne = async ({ id, name }: Consultation) => {
    if (!(await remove({ id }))) return
    onGone()
    toast({ title: 'Enquiry removed', description: `From ${name}`, action: { label: 'Undo', onAct: () => void restore({ id }) } })
  }
  return {
    setAnswered: (consultation: Consultation, isAnswered: boolean) => void setAnswered(consultation, isAnswered),
    remove: (consultation: Consultation) => void removeOne(consultation),
    isBusy: isMarking || isRemoving,
  }
}
