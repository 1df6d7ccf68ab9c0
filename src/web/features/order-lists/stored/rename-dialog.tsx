import { useId, useRef, useState, type FormEvent } from 'react'
import type { OrderListSummary } from '#contract/order-lists/order-lists.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { listRead } from './list-read.ts'

type RenameDialogProps = { list: Pick<OrderListSummary, 'id' | 'name' | 'version'>; onClose: () => void }

/** Gives a list another name. */
export function RenameDialog({ list: { id, name, version }, onClose }: RenameDialogProps) {
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState<string>()
  const rename = useWrite('PUT /api/order-lists/:id', {
    invalidates: ['GET /api/order-lists'],
    updates: listRead({ id, linkKey: null }),
    ifMatch: `"${version}"`,
    failure: shownElsewhere,
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    setMissing(typed ? undefined : 'Please give the list a name.')
    if (!typed) return field.current?.focus()
    if (await rename.send({ id, name: typed })) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename the list"
      problem={rename.problem}
      first={field}
      footer={
        <Button type="submit" form={form} busy={rename.isPending} busyLabel="Saving...">
          Save name
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Name" error={missing}>
          <TextInput ref={field} defaultValue={name} maxLength={100} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  )
}
