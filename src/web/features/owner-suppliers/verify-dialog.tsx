import { useId, type SubmitEvent } from 'react'
import { counted } from '#shared/text/words.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { SHOWS_SUPPLIERS } from './table-search.ts'

type VerifyDialogProps = { ids: readonly number[]; name: string | undefined; onClose: () => void; onDone: () => void }

/** Asks what was checked of the suppliers that get a seal, which buyers read. Those that have one keep what it rests on. */
export function VerifyDialog({ ids, name, onClose, onDone }: VerifyDialogProps) {
  const form = useId()
  const draft = `verify-${ids.join('-')}`
  const takeBack = useWrite('POST /api/admin/suppliers/bulk', {
    invalidates: SHOWS_SUPPLIERS,
    success: ({ updated }) => `${counted(updated, 'seal')} taken back`,
    failure: 'Undo failed',
  })
  const { send, isPending, problem } = useWrite('POST /api/admin/suppliers/bulk', {
    invalidates: SHOWS_SUPPLIERS,
    success: ({ updated, changed }) => ({
      title: `${counted(updated, 'supplier')} verified`,
      tone: 'success',
      action: updated > 0 ? { label: 'Undo', onAct: () => void takeBack.send({ ids: changed, action: 'unverify' }) } : undefined,
    }),
    failure: 'Update failed',
    onSuccess: () => {
      forgetText(draft)
      onClose()
      onDone()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ ids: [...ids], action: 'verify', what: String(new FormData(event.currentTarget).get('what')) })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Verify ${name ?? counted(ids.length, 'supplier')}`}
      description="Each gets the seal, with your name and today’s date. Those that are verified already stay as they are."
      problem={problem}
      footer={
        <Button type="submit" form={form} busy={isPending} busyLabel="Verifying...">
          Verify
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextDraft name={draft} />
        <Field label="What was checked" required help="Buyers read it behind the seal of each.">
          <TextInput name="what" maxLength={200} required placeholder="Food business licence" />
        </Field>
      </form>
    </Dialog>
  )
}
