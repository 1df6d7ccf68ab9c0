import { useId, type SubmitEvent } from 'react'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { SHOWS_SUPPLIERS } from './table-search.ts'

type SuspendDialogProps = { ids: readonly number[]; name: string | undefined; onClose: () => void; onDone: () => void }

/** Asks for the reason of a suspension, which the suppliers read. */
export function SuspendDialog({ ids, name, onClose, onDone }: SuspendDialogProps) {
  const form = useId()
  const draft = `suspend-${ids.join('-')}`
  const { send, isPending, problem } = useWrite('POST /api/admin/suppliers/bulk', {
    invalidates: SHOWS_SUPPLIERS,
    success: ({ updated }) => `${updated} ${updated === 1 ? 'supplier' : 'suppliers'} suspended`,
    failure: 'Update failed',
    onSuccess: () => {
      forgetText(draft)
      onClose()
      onDone()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ ids: [...ids], action: 'suspend', reason: String(new FormData(event.currentTarget).get('reason')) })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Suspend ${name ?? `${ids.length} suppliers`}`}
      description="Suspended listings are nowhere to be found, and take no requests. Requests under way stay readable, and each can be restored."
      problem={problem}
      footer={
        <Button type="submit" form={form} busy={isPending} busyLabel="Suspending...">
          Suspend
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextDraft name={draft} />
        <Field label="Reason" required help="The supplier reads it in the dashboard and in an email.">
          <TextArea name="reason" rows={3} maxLength={500} required />
        </Field>
      </form>
    </Dialog>
  )
}
