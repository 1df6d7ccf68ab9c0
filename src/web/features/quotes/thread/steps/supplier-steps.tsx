import { startTransition, useRef, useState } from 'react'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { AnswerForm } from './answer-parts.ts'
import { ReasonForm } from './reason-form.tsx'
import styles from './steps.module.css'
import { UndoStep } from './undo-step.tsx'
import { reasonDraft, type useSteps } from './use-steps.ts'

type StepsProps = { quote: QuoteDetail; linkKey: string | null; onAnswered: () => void } & ReturnType<typeof useSteps>

/** The steps a supplier can take now: answer with prices, revise them, say that it has answered elsewhere, or pass. For a first answer the form is already open. */
export function SupplierSteps({ quote, linkKey, onAnswered, pass, reopen, reply, isBusy }: StepsProps) {
  const { id, steps, offer, supplier } = quote
  const [isAnswering, setAnswering] = useState(false)
  const reviser = useRef<HTMLButtonElement>(null)
  if (steps.includes('reopen')) return <AfterPassing quote={quote} reopen={reopen} isBusy={isBusy} />
  if (!steps.includes('answer') && !steps.includes('pass')) return null
  // The transition keeps the thread visible while the script of the form is loading.
  const revise = () => startTransition(() => setAnswering(true))
  const close = () => {
    setAnswering(false)
    requestAnimationFrame(() => reviser.current?.focus())
  }
  const sent = () => {
    setAnswering(false)
    onAnswered()
  }
  const showsForm = steps.includes('answer') && (isAnswering || !offer)
  return (
    <div className={styles.steps}>
      {showsForm && supplier.id !== null && (
        <AnswerForm
          key={offer?.revision}
          quote={quote}
          supplierId={supplier.id}
          linkKey={linkKey}
          onClose={offer ? close : undefined}
          onSent={sent}
        />
      )}
      <Stack row gap={3}>
        {offer && !isAnswering && steps.includes('answer') && (
          <Button ref={reviser} variant="quiet" disabled={isBusy} onClick={revise}>
            Revise the prices
          </Button>
        )}
        {steps.includes('reply') && <AnsweredElsewhere id={id} reply={reply} isBusy={isBusy} />}
        {steps.includes('pass') && <Pass id={id} pass={pass} isBusy={isBusy} />}
      </Stack>
    </div>
  )
}

const Pass = ({ id, pass, isBusy }: { id: string } & Pick<StepsProps, 'pass' | 'isBusy'>) => (
  <ReasonForm
    ask="Pass on this request"
    action="Pass"
    busyAction="Passing..."
    help="The buyer is told, and the request is closed."
    busy={pass.isPending}
    disabled={isBusy}
    draft={reasonDraft(id)}
    onReason={(reason) => void pass.send({ id, reason })}
  />
)

type AnsweredElsewhereProps = { id: string } & Pick<StepsProps, 'reply' | 'isBusy'>

const AnsweredElsewhere = ({ id, reply, isBusy }: AnsweredElsewhereProps) => (
  <Button
    variant="quiet"
    icon="check"
    busy={reply.isPending}
    busyLabel="Recording..."
    disabled={isBusy}
    onClick={() => void reply.send({ id })}
  >
    Answered by email or phone
  </Button>
)

/** The buyer is told once the minute is over. */
const AfterPassing = ({ quote: { id, statusAt }, reopen, isBusy }: Pick<StepsProps, 'quote' | 'reopen' | 'isBusy'>) => (
  <div className={styles.steps}>
    <p>You passed. The buyer gets an email about it in a minute.</p>
    <UndoStep key={statusAt} id={id} label="I do not pass on this request" takenAt={statusAt} undo={reopen} isBusy={isBusy} />
  </div>
)
