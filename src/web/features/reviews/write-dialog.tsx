import type { Review } from '#contract/reviews/reviews.ts'
import { sydneyDate } from '#shared/time/when.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { PRIVACY, TERMS } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { ReviewFields } from './review-fields.tsx'
import { useReviewForm } from './review-form.ts'
import type { ReviewedSupplier } from './reviewing.ts'
import { SHOWS_REVIEWS } from './use-reader.ts'

const FORM = 'review'

type WriteDialogProps = {
  supplier: ReviewedSupplier
  /** The review to change, if there is one. */
  ownReview: Review | null
  /** When the reader's order can first have arrived, if that is still to come. */
  verifiedFrom: string | null
  onClose: () => void
}

/** The dialog that writes or changes a review. After a failure the form stays as it is, with the reason. */
export function WriteDialog({ supplier, ownReview, verifiedFrom, onClose }: WriteDialogProps) {
  const { form, submit, close, problem } = useWriting(supplier, ownReview, onClose)
  return (
    <Dialog
      open
      onOpenChange={close}
      title={ownReview ? `Your review of ${supplier.businessName}` : `Review ${supplier.businessName}`}
      description={descriptionOf(verifiedFrom)}
      problem={problem}
      footer={
        <Button type="submit" form={FORM} busy={form.formState.isSubmitting} busyLabel="Publishing...">
          {ownReview ? 'Save review' : 'Publish review'}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <TextDraft name={`review-${supplier.id}`} />
          <ReviewFields form={form} />
          <SmallPrint>
            Everybody can read it. <TextLink href={TERMS}>What a review should be</TextLink>, and{' '}
            <TextLink href={PRIVACY}>what is stored about you</TextLink>
          </SmallPrint>
        </Stack>
      </form>
    </Dialog>
  )
}

const descriptionOf = (verifiedFrom: string | null) =>
  [
    'Published under your username. Edit or delete it for 30 days.',
    verifiedFrom && `It is marked “Verified Purchase” from ${sydneyDate(verifiedFrom)}, when your order can have arrived.`,
  ]
    .filter(Boolean)
    .join(' ')

function useWriting({ id }: ReviewedSupplier, ownReview: Review | null, onClose: () => void) {
  const { form, storeDraft, forgetDraft } = useReviewForm(id, ownReview)
  const title = ownReview ? 'Review saved' : 'Review published'
  const published = {
    invalidates: SHOWS_REVIEWS,
    success: ({ status }: Review) =>
      status === 'published'
        ? { title, description: 'Thank you. It is on the page now.', tone: 'success' as const }
        : { title: 'Review saved', description: 'It is not on the page yet. Beside the reviews you can read why.' },
    onSuccess: () => {
      forgetDraft()
      forgetText(`review-${id}`)
      onClose()
    },
  } as const
  const add = useWrite('POST /api/suppliers/:id/reviews', published)
  const change = useWrite('PUT /api/reviews/:id', published)
  const submit = form.handleSubmit(({ rating, text, tags }) => {
    const words = { rating, text, tags }
    return ownReview ? change.send({ id: ownReview.id, ...words }) : add.send({ id: String(id), ...words })
  })
  const close = () => {
    storeDraft()
    onClose()
  }
  return { form, submit, close, problem: add.problem ?? change.problem }
}
