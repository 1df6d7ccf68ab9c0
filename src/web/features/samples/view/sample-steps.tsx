import type { SampleDetail } from '#contract/samples/samples.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_SAMPLES, sampleRead } from '#web/features/samples/sample-reads.ts'
import { textIn, useSampleForm } from '#web/features/samples/use-sample-form.ts'
import { TextDraft } from '#web/text-draft.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import styles from '#web/features/samples/samples.module.css'

type StepsProps = { sample: SampleDetail; linkKey: string | null }

/** The steps that the reader can take and that are a single tap, and the form of a decline. */
export function SampleSteps({ sample: { id, steps }, linkKey }: StepsProps) {
  const options = { linkKey, updates: sampleRead(id, linkKey), invalidates: SHOWS_SAMPLES }
  const promise = useWrite('POST /api/samples/:id/promise', { ...options, success: 'Sample promised' })
  const send = useWrite('POST /api/samples/:id/send', { ...options, success: 'The buyer is told that it is on its way' })
  const receive = useWrite('POST /api/samples/:id/receive', { ...options, success: 'Sample received' })
  const withdraw = useWrite('POST /api/samples/:id/withdraw', { ...options, success: 'Sample withdrawn' })
  const taps = [
    { step: 'promise', label: 'Promise it', busy: 'Promising...', write: promise, variant: undefined },
    { step: 'send', label: 'It is on its way', busy: 'Saving...', write: send, variant: steps.includes('promise') ? 'quiet' : undefined },
    { step: 'receive', label: 'It has arrived', busy: 'Saving...', write: receive, variant: undefined },
    { step: 'withdraw', label: 'I no longer want it', busy: 'Saving...', write: withdraw, variant: 'quiet' },
  ] as const
  const possible = taps.filter(({ step }) => steps.includes(step))
  const isBusy = possible.some(({ write }) => write.isPending)
  if (possible.length === 0) return null
  return (
    <div className={styles.steps}>
      <div className={styles.buttons}>
        {possible.map(({ step, label, busy, write, variant }) => (
          <Button
            key={step}
            variant={variant}
            busy={write.isPending}
            busyLabel={busy}
            disabled={isBusy}
            onClick={() => void write.send({ id })}
          >
            {label}
          </Button>
        ))}
      </div>
      {steps.includes('decline') && <Decline id={id} linkKey={linkKey} />}
    </div>
  )
}

function Decline({ id, linkKey }: { id: string; linkKey: string | null }) {
  const name = `sample-decline-${id}`
  const { form, submit, problems, isPending } = useSampleForm('POST /api/samples/:id/decline', {
    name,
    linkKey,
    updates: sampleRead(id, linkKey),
    success: 'Sample declined',
    inputOf: (values) => ({ id, reason: textIn(values, 'reason') }),
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <TextDraft name={name} />
      <Field label="If you do not send it, why?" help="The buyer reads it." error={problems.reason} optional>
        <TextArea name="reason" rows={2} maxLength={2000} />
      </Field>
      <Button type="submit" variant="quiet" busy={isPending} busyLabel="Declining...">
        Decline
      </Button>
    </form>
  )
}
