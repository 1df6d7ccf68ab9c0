import { useId, type ReactNode, type SubmitEvent } from 'react'
import { useWrite } from '#web/api/writes/use-write.ts'
import type { WriteOptions } from '#web/api/writes/write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { SHOWS_SUPPLIERS } from './table-search.ts'

/** Which suppliers; `name` is that of a single one. */
export type BulkProps = { ids: readonly number[]; name: string | undefined; onClose: () => void; onDone: () => void }

type BulkDialogProps = Omit<BulkProps, 'name'> & {
  /** What is done, and the name of the field that it needs. */
  action: { action: 'verify'; field: 'what' } | { action: 'suspend'; field: 'reason' }
  title: string
  description: string
  submitLabel: string
  busyLabel: string
  success: WriteOptions<'POST /api/admin/suppliers/bulk'>['success']
  /** The field. */
  children: ReactNode
}

/** Asks for the one text that an action on several suppliers needs, which is a draft until it has been sent. */
export function BulkDialog({
  ids,
  action: { action, field },
  submitLabel,
  busyLabel,
  success,
  children,
  onClose,
  onDone,
  ...texts
}: BulkDialogProps) {
  const form = useId()
  const draft = `${action}-${ids.join('-')}`
  const { send, isPending, problem } = useWrite('POST /api/admin/suppliers/bulk', {
    invalidates: SHOWS_SUPPLIERS,
    success,
    failure: 'Update failed',
    onSuccess: () => {
      forgetText(draft)
      onClose()
      onDone()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ ids: [...ids], action, [field]: String(new FormData(event.currentTarget).get(field)) })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...texts}
      problem={problem}
      footer={
        <Button type="submit" form={form} busy={isPending} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextDraft name={draft} />
        {children}
      </form>
    </Dialog>
  )
}
