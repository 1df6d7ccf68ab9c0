import { useQueryClient } from '@tanstack/react-query'
import type { Review } from '#contract/reviews.ts'
import { callOverHttp, serverMessage } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { ReviewFields } from './review-fields.tsx'
import { useReviewForm } from './review-form.ts'
import type { ReviewedSupplier } from './reviewing.ts'
import { readAgain } from './use-mine.ts'

const FORM = 'review'

type WriteDialogProps = {
  supplier: ReviewedSupplier
  /** The review to change, if there is one. */ mine: Review | null
  onClose: () => void
}

/** Writes a review or changes it. A failure keeps the form and says why. */
export function WriteDialog({ supplier, mine, onClose }: WriteDialogProps) {
  const { form, submit, close } = useWriting(supplier, mine, onClose)
  return (
    <Dialog
      open
      onOpenChange={close}
      title={mine ? `Your review of ${supplier.businessName}` : `Review ${supplier.businessName}`}
      description="Your username stands above it. You can change it, or take it away, for 30 days."
      footer={
        <Button type="submit" form={FORM} busy={form.formState.isSubmitting} busyLabel="Publishing...">
          {mine ? 'Save review' : 'Publish review'}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <ReviewFields form={form} />
      </form>
    </Dialog>
  )
}

function useWriting({ id }: ReviewedSupplier, mine: Review | null, onClose: () => void) {
  const client = useQueryClient()
  const { form, keepDraft, forgetDraft } = useReviewForm(id, mine)
  const submit = form.handleSubmit(async ({ rating, text, tags }) => {
    const words = { rating, text, tags }
    try {
      if (mine) await callOverHttp('PUT /api/reviews/:id', { id: mine.id, ...words })
      else await callOverHttp('POST /api/suppliers/:id/reviews', { id: String(id), ...words })
    } catch (error) {
      toast({ title: 'Error', description: serverMessage(error), tone: 'destructive' })
      // It may be there, where only the answer was lost, or have gone in another tab.
      return readAgain(client)
    }
    await readAgain(client)
    forgetDraft()
    onClose()
    toast({ title: mine ? 'Review saved' : 'Review published', description: 'Thank you. It is on the page now.', tone: 'success' })
  })
  const close = () => {
    keepDraft()
    onClose()
  }
  return { form, submit, close }
}
