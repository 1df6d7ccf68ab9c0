import { useId, useState, type SubmitEvent } from 'react'
import type { ModeratedReview } from '#contract/reviews/moderation.ts'
import { DECISION_REASONS, type DecisionReason, type ReviewDecision } from '#contract/reviews/review-decisions.ts'
import { REASON_WORDS } from '#shared/text/review-texts.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Choice, Choices } from '#web/ui/controls/choice/choices.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { DECISION_WORDS } from './decision-texts.ts'

type DecisionDialogProps = {
  row: ModeratedReview
  decision: ReviewDecision
  /** Called after the decision, which removes the row together with the focus. */
  onDecided: () => void
  onClose: () => void
}

/** Asks for the reason of a decision, which both sides read, and for a note that stays on record only. */
export function DecisionDialog({ row: { review, businessName, decisions }, decision, onDecided, onClose }: DecisionDialogProps) {
  const form = useId()
  const draft = `decision-${review.id}`
  const words = DECISION_WORDS[decision]
  const [missing, setMissing] = useState(false)
  const { send, isPending, problem } = useDecision(() => {
    forgetText(draft)
    onClose()
    onDecided()
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const reason = entered.get('reason') as DecisionReason | null
    setMissing(reason === null)
    if (reason === null) return event.currentTarget.querySelector('input')?.focus()
    void send({ id: review.id, decision, reason, note: String(entered.get('note')), decisions })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${words.label} the review by ${review.customerName}`}
      description={`Of ${businessName}. ${words.effect}`}
      problem={problem}
      footer={
        <Button type="submit" form={form} busy={isPending} busyLabel={words.busy}>
          {`${words.label} the review`}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <TextDraft name={draft} />
          <Choices legend="Reason" {...(missing && { error: 'Please choose a reason.' })}>
            {DECISION_REASONS[decision].map((reason) => (
              <Choice key={reason} name="reason" value={reason} label={REASON_WORDS[reason]} onChange={() => setMissing(false)} />
            ))}
          </Choices>
          <Field label="Note" optional help="Kept on record with the decision; neither side reads it.">
            <TextArea name="note" rows={2} maxLength={1000} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}

const useDecision = (onSuccess: () => void) =>
  useWrite('POST /api/admin/reviews/:id/decision', {
    invalidates: ['GET /api/admin/reviews', 'GET /api/admin/audit'],
    success: ({ review }, { decision }) => ({
      title: `Review ${DECISION_WORDS[decision].past.toLowerCase()}`,
      description: `By ${review.customerName}`,
      tone: 'success',
    }),
    failure: shownElsewhere,
    onSuccess,
  })
