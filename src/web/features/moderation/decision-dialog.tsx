import { useId, useState, type SubmitEvent } from 'react'
import type { ModeratedReview } from '#contract/reviews/moderation.ts'
import { DECISION_REASONS, type DecisionReason, type ReviewDecision } from '#contract/reviews/review-decisions.ts'
import { REASON_WORDS } from '#shared/text/review-texts.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Choice, Choices } from '#web/ui/controls/choice/choices.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { askedInWords } from './asked-texts.ts'
import { DECISION_WORDS } from './decision-texts.ts'

type DecisionDialogProps = {
  row: ModeratedReview
  decision: ReviewDecision
  /** Called after the decision, which removes the row together with the focus. */
  onDecided: () => void
  onClose: () => void
}

/** Asks for the reason of a decision, which both sides read, and for a note that stays on record only. */
export function DecisionDialog({ row, decision, onDecided, onClose }: DecisionDialogProps) {
  const { review, businessName, decisions } = row
  const form = useId()
  const draft = `decision-${review.id}`
  const words = DECISION_WORDS[decision]
  const { send, isPending, problem } = useDecision(() => {
    forgetText(draft)
    onClose()
    onDecided()
  })
  const { doubted, missing, choose, submit } = useReason(row, (choice) => void send({ id: review.id, decision, decisions, ...choice }))
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
          <Reasons decision={decision} isMissing={missing === 'reason'} onChoose={choose} />
          {doubted && <Despite asked={row.asked} isMissing={missing === 'despite'} />}
          <Field label="Note" optional help="Kept on record with the decision; neither side reads it.">
            <TextArea name="note" rows={2} maxLength={1000} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}

type Choice = { reason: DecisionReason; note: string; despiteRequests: boolean }

/** Reads the reason from the form, which asks once more where it contradicts the requests that are known. */
function useReason(row: ModeratedReview, onChosen: (choice: Choice) => void) {
  const [missing, setMissing] = useState<'reason' | 'despite'>()
  const [doubted, setDoubted] = useState(false)
  const choose = (reason: DecisionReason) => {
    setDoubted(isCustomerOf(row, reason))
    setMissing(undefined)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [form, entered] = [event.currentTarget, new FormData(event.currentTarget)]
    const reason = entered.get('reason') as DecisionReason | null
    if (reason === null) {
      setMissing('reason')
      return form.querySelector('input')?.focus()
    }
    const despiteRequests = entered.has('despite')
    if (isCustomerOf(row, reason) && !despiteRequests) {
      setDoubted(true)
      setMissing('despite')
      return form.querySelector<HTMLInputElement>('[name=despite]')?.focus()
    }
    onChosen({ reason, note: String(entered.get('note')), despiteRequests })
  }
  return { doubted, missing, choose, submit }
}

type ReasonsProps = { decision: ReviewDecision; isMissing: boolean; onChoose: (reason: DecisionReason) => void }

const Reasons = ({ decision, isMissing, onChoose }: ReasonsProps) => (
  <Choices legend="Reason" {...(isMissing && { error: 'Please choose a reason.' })}>
    {DECISION_REASONS[decision].map((reason) => (
      <Choice key={reason} name="reason" value={reason} label={REASON_WORDS[reason]} onChange={() => onChoose(reason)} />
    ))}
  </Choices>
)

/** Whether a reason says of somebody who has asked the supplier for prices that it was no customer. */
const isCustomerOf = ({ asked }: ModeratedReview, reason: DecisionReason) =>
  reason === 'not-a-customer' && asked !== null && asked.total > 0

type DespiteProps = { asked: ModeratedReview['asked']; isMissing: boolean }

/** Asks once more where the author has asked the supplier for prices. */
const Despite = ({ asked, isMissing }: DespiteProps) => (
  <Note tone="info" icon="warning-circle-fill" title={`${askedInWords(asked)} between the two`}>
    <Checkbox
      name="despite"
      aria-invalid={isMissing || undefined}
      label="I have looked at that, and its author was no customer all the same."
    />
    {isMissing && <p role="alert">Please tick this, or choose another reason.</p>}
  </Note>
)

const useDecision = (onSuccess: () => void) =>
  useWrite('POST /api/admin/reviews/:id/decision', {
    invalidates: ['GET /api/admin/reviews', 'GET /api/admin/decisions', 'GET /api/admin/audit'],
    success: ({ review }, { decision }) => ({
      title: `Review ${DECISION_WORDS[decision].past.toLowerCase()}`,
      description: `By ${review.customerName}`,
      tone: 'success',
    }),
    failure: shownElsewhere,
    onSuccess,
  })
