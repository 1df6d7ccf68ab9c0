import { useState, type ReactNode } from 'react'
import type { SampleDetail } from '#contract/samples/samples.ts'
import { sampleRead } from '#web/features/samples/sample-reads.ts'
import { textIn, useSampleForm } from '#web/features/samples/use-sample-form.ts'
import { TextDraft } from '#web/text-draft.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { StarChoice } from '#web/ui/controls/choice/star-choice.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import styles from '#web/features/samples/samples.module.css'

type VerdictProps = {
  sample: SampleDetail
  linkKey: string | null
  /** What can be done with a verdict that is given. */
  tools?: ReactNode
}

/** Shows what the buyer says of a sample, or the form in which it says so. */
export function Verdict({ sample, linkKey, tools }: VerdictProps) {
  const { verdict, steps, seenAs } = sample
  if (steps.includes('verdict')) return <VerdictForm sample={sample} linkKey={linkKey} />
  if (!verdict) return null
  return (
    <Section title={seenAs === 'buyer' ? 'Your verdict' : 'The verdict'} sub={seenAs === 'buyer' ? whoSees(sample) : undefined}>
      <p>{`${verdict.stars} of 5 stars`}</p>
      {verdict.note && <p className={styles.typed}>{verdict.note}</p>}
      {tools}
    </Section>
  )
}

const whoSees = ({ verdict, supplier }: SampleDetail) => (verdict?.isShown ? `${supplier.businessName} sees it.` : 'Only you see it.')

function VerdictForm({ sample: { id, supplier }, linkKey }: VerdictProps) {
  const [stars, setStars] = useState<number>()
  const name = `sample-verdict-${id}`
  const { form, submit, problems, isPending } = useSampleForm('POST /api/samples/:id/verdict', {
    name,
    linkKey,
    updates: sampleRead(id, linkKey),
    success: 'Verdict saved',
    // Without stars the server says in a sentence what to do.
    inputOf: (values) => ({ id, stars: stars ?? 0, note: textIn(values, 'note'), isShown: values.has('isShown') }),
  })
  return (
    <Section title="How was it?" sub="For yourself, unless you show it to the supplier. It is given once.">
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        <TextDraft name={name} />
        <StarChoice legend="Stars" name="stars" value={stars} onChange={setStars} {...(problems.stars && { error: problems.stars })} />
        <Field label="Note" error={problems.note} optional>
          <TextArea name="note" rows={3} maxLength={2000} />
        </Field>
        <Checkbox name="isShown" label={`Show it to ${supplier.businessName}`} />
        <Button type="submit" busy={isPending} busyLabel="Saving...">
          Save the verdict
        </Button>
      </form>
    </Section>
  )
}
