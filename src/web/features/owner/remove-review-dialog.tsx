import { useId, useState, type SubmitEvent } from 'react'
import type { ReviewReport } from '#contract/reviews.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'

type RemoveReviewDialogProps = {
  report: ReviewReport
  /** Returns whether it succeeded. */
  onRemove: (note: string) => Promise<boolean>
  onClose: () => void
}

/** Confirms the removal of a review, which cannot be undone, and asks for an optional reason. */
export function RemoveReviewDialog({ report: { review, businessName }, onRemove, onClose }: RemoveReviewDialogProps) {
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const isDone = await onRemove(String(new FormData(event.currentTarget).get('note') ?? ''))
    if (isDone) onClose()
    else setBusy(false)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Remove the review by ${review.customerName}`}
      description={`It leaves the page of ${businessName} and counts no longer. This cannot be taken back.`}
      footer={
        <Button type="submit" form={form} busy={isBusy} busyLabel="Removing...">
          Remove the review
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field label="Why" optional help="Kept on record with the decision; nobody else reads it.">
          <TextArea name="note" rows={3} maxLength={1000} />
        </Field>
      </form>
    </Dialog>
  )
}
