import { useEffect, useState } from 'react'
import { WENT_ELSEWHERE } from '#contract/quotes/bulk-quotes.ts'
import { isReadingKey } from '#shared/site/reading-key.ts'
import { stepsFor } from '#contract/quotes/quote-states.ts'
import type { ComparedRequest } from '#contract/quotes/quotes.ts'
import { counted, listed } from '#shared/text/words.ts'
import { forgetText } from '#web/storage/text-drafts.ts'
import { TextDraft } from '#web/text-draft.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from './accepted-note.module.css'
import type { AcceptingOrders } from './use-accept-orders.ts'

type AcceptedNoteProps = { bulkId: string; requests: readonly ComparedRequest[]; linkKey: string | null; accepting: AcceptingOrders }

/** Shows what has been accepted, with the way back for a minute, and the offer to thank those who still wait. */
export function AcceptedNote({ bulkId, requests, linkKey, accepting }: AcceptedNoteProps) {
  const [isOpen, setOpen] = useState(false)
  const { undo, undoUntil } = accepting
  const won = requests.filter(({ status }) => status === 'won').map(({ supplier }) => supplier.businessName)
  const waiting = requests.filter(({ status, supplier }) => supplier.id !== null && stepsFor('buyer', status).includes('withdraw'))
  if (won.length === 0) return null
  return (
    <section aria-label="Accepted" className={styles.note}>
      <p>
        <b>{`You accepted ${won.length === 1 ? 'the prices of' : counted(won.length, 'order')}${won.length === 1 ? ' ' : ': '}${listed(won)}.`}</b>
      </p>
      {!isReadingKey(linkKey) && (
        <div className={styles.steps}>
          {undoUntil && <UndoOrders key={undoUntil} until={undoUntil} undo={undo} bulkId={bulkId} />}
          {waiting.length > 0 && (
            <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {waiting.length === 1 ? 'Thank the other one' : `Thank the other ${waiting.length}`}
            </Button>
          )}
        </div>
      )}
      <ThankDialog isOpen={isOpen} onClose={() => setOpen(false)} bulkId={bulkId} count={waiting.length} thank={accepting.thank} />
    </section>
  )
}

function UndoOrders({ until, undo, bulkId }: { until: string; undo: AcceptingOrders['undo']; bulkId: string }) {
  const [seconds, setSeconds] = useState(() => secondsTo(until))
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(secondsTo(until)), 1000)
    return () => clearInterval(ticking)
  }, [until])
  if (seconds === 0) return null
  return (
    <span className={styles.undo}>
      <Button
        size="sm"
        variant="quiet"
        icon="arrow-counter-clockwise"
        busy={undo.isPending}
        busyLabel="Undoing..."
        onClick={() => void undo.send({ id: bulkId })}
      >
        Undo
      </Button>
      <span aria-hidden="true" className={styles.left}>
        {seconds} s left
      </span>
    </span>
  )
}

const secondsTo = (time: string) => Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / 1000))

type ThankDialogProps = { isOpen: boolean; onClose: () => void; bulkId: string; count: number; thank: AcceptingOrders['thank'] }

/** Tells the others that it went elsewhere, in the buyer's words. */
function ThankDialog({ isOpen, onClose, bulkId, count, thank }: ThankDialogProps) {
  const draft = `elsewhere-${bulkId}`
  const send = async (form: FormData) => {
    if (!(await thank.send({ id: bulkId, reason: String(form.get('elsewhere') ?? '') }))) return
    forgetText(draft)
    onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={count === 1 ? 'Thank the other supplier?' : `Thank the other ${count} suppliers?`}
      description="Prices that came in are declined, requests without an answer are withdrawn."
      problem={thank.problem}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not yet
          </Button>
          <Button type="submit" form="thank-others" icon="paper-plane-right" busy={thank.isPending} busyLabel="Sending...">
            Send
          </Button>
        </>
      }
    >
      <form
        id="thank-others"
        onSubmit={(event) => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        <TextDraft name={draft} />
        <Field label="What they read">
          <TextArea name="elsewhere" rows={3} maxLength={1000} defaultValue={WENT_ELSEWHERE} />
        </Field>
      </form>
    </Dialog>
  )
}
