import { useWrite } from '#web/api/writes/use-write.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { reviewDate } from './review-date.ts'
import { SignInFirst } from './sign-in-first.tsx'
import { SHOWS_REVIEWS, useReader } from './use-reader.ts'
import type { AboutReview, ReviewAction, ReviewedSupplier } from './reviewing.ts'
import { WordsDialog } from './words-dialog.tsx'
import { WriteDialog } from './write-dialog.tsx'

type ReviewDialogProps = { action: ReviewAction; supplier: ReviewedSupplier; onClose: () => void }

/** The dialog of an action, or why the user cannot do it; open while it is rendered. */
export function ReviewDialog({ action, supplier, onClose }: ReviewDialogProps) {
  const { me, ownReview } = useReader(supplier.id)
  if (me === undefined) return null
  if (me === null) return <SignInFirst supplier={supplier} kind={action.kind} onClose={onClose} />
  if (action.kind === 'reply') return <ReplyDialog review={action.review} onClose={onClose} />
  if (action.kind === 'report') return <ReportDialog review={action.review} onClose={onClose} />
  if (!ownReview) return null
  if (ownReview.review && !ownReview.editableUntil)
    return <AlreadyReviewed writtenAt={ownReview.review.createdAt} supplier={supplier} onClose={onClose} />
  if (me.role !== 'restaurant' && !ownReview.review) return <BuyersOnly onClose={onClose} />
  return <WriteDialog supplier={supplier} ownReview={ownReview.review} verifiedFrom={ownReview.verifiedFrom} onClose={onClose} />
}

type WithReview = Pick<AboutReview, 'review'> & { onClose: () => void }

function ReplyDialog({ review: { id, customerName, reply }, onClose }: WithReview) {
  const { send, isPending, problem } = useWrite('POST /api/reviews/:id/reply', {
    invalidates: [...SHOWS_REVIEWS, 'GET /api/dashboard/supplier'],
    success: 'Reply published',
    onSuccess: () => {
      forgetText(`reply-${id}`)
      onClose()
    },
  })
  return (
    <WordsDialog
      title={`Reply to ${customerName}`}
      description="Everybody can read it below the review. It is your one reply; you can change it at any time."
      label="Your reply"
      missing="Please write a reply."
      most={2000}
      begin={reply?.text}
      draft={`reply-${id}`}
      action={reply ? 'Save reply' : 'Publish reply'}
      isSending={isPending}
      problem={problem}
      onSend={(text) => void send({ id, text })}
      onClose={onClose}
    />
  )
}

function ReportDialog({ review: { id, customerName }, onClose }: WithReview) {
  const { send, isPending, problem } = useWrite('POST /api/reviews/:id/report', {
    invalidates: [],
    success: { title: 'Review reported', description: 'The owner of the marketplace looks at it and decides.', tone: 'success' },
    onSuccess: () => {
      forgetText(`report-${id}`)
      onClose()
    },
  })
  return (
    <WordsDialog
      title={`Report the review by ${customerName}`}
      description="The owner of the marketplace reads what you say, and keeps the review or removes it."
      label="What is wrong with it?"
      missing="Please say what is wrong with it."
      most={1000}
      draft={`report-${id}`}
      action="Send report"
      isSending={isPending}
      problem={problem}
      onSend={(reason) => void send({ id, reason })}
      onClose={onClose}
    />
  )
}

const AlreadyReviewed = ({ writtenAt, supplier, onClose }: { writtenAt: string; supplier: ReviewedSupplier; onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title="You have reviewed this supplier">
    <p>
      Your review of {supplier.businessName} is of {reviewDate(writtenAt)}. A review can be changed for 30 days. If something in it is wrong
      by now, please report it to us.
    </p>
  </Dialog>
)

const BuyersOnly = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title="Reviews are written by buyers">
    <p>To review a supplier, log in with the account of a cafe or restaurant.</p>
  </Dialog>
)
