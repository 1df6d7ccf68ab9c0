import { useId, type SubmitEvent } from 'react'
import { DOCUMENT_KINDS, type HandedIn } from '#contract/suppliers/supplier-documents.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'

type AskForAnotherProps = { document: HandedIn; onClose: () => void }

/** Asks what is missing of a document, in a sentence that its supplier reads. */
export function AskForAnother({ document: { id, businessName, kind }, onClose }: AskForAnotherProps) {
  const form = useId()
  const draft = `ask-${id}`
  const { send, isPending, problem } = useWrite('POST /api/admin/documents/:id/ask', {
    invalidates: ['GET /api/admin/documents', 'GET /api/admin/decisions', 'GET /api/admin/audit'],
    success: { title: 'Asked for another document', description: businessName, tone: 'success' },
    failure: shownElsewhere,
    onSuccess: () => {
      forgetText(draft)
      onClose()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ id, text: String(new FormData(event.currentTarget).get('text')) })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Ask ${businessName} for another document`}
      description={`Instead of: ${DOCUMENT_KINDS[kind]}. The supplier reads it by email and in the dashboard.`}
      problem={problem}
      footer={
        <Button type="submit" form={form} busy={isPending} busyLabel="Sending...">
          Ask for another
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextDraft name={draft} />
        <Field label="What is missing" required>
          <TextArea name="text" rows={3} maxLength={500} required placeholder="The licence ended in June. Please hand in the new one." />
        </Field>
      </form>
    </Dialog>
  )
}
