import type { SampleReminder, SampleStepEmail } from '#contract/samples/sample-emails.ts'
import { SAMPLE_REMINDER_DAYS } from '#contract/samples/sample-states.ts'
import { A_BUYER } from '#shared/text/request-texts.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'
import { ClaimLine, PassOnNote } from '#web/emails/quotes/supplier-notes.tsx'
import { ReasonForSide, sampleAction, sampleOf } from './sample-parts.tsx'

type Words = { title: string; next: string }

function stepWords({ step, supplier: { businessName }, buyer }: SampleStepEmail): Words {
  if (step === 'promise')
    return { title: `${businessName} sends you a sample`, next: 'It is promised. You hear again when it is on its way.' }
  if (step === 'send')
    return { title: `The sample of ${businessName} is on its way`, next: 'Once it is there, please say so on its page, and how it was.' }
  if (step === 'decline')
    return { title: `${businessName} does not send a sample`, next: 'Nothing more happens with it. Other suppliers may send you one.' }
  return { title: `${buyer ?? A_BUYER} does not want the sample any more`, next: 'There is nothing more to do.' }
}

/** To one side of a sample: the other side has taken a step. */
export const sampleStep: Template<'sample-step'> = {
  subject: (facts) => stepWords(facts).title,
  body: (facts, publicUrl) => {
    const { title, next } = stepWords(facts)
    return (
      <Layout
        heading="Sample"
        title={title}
        preview={facts.note ?? next}
        action={sampleAction(facts, 'Open the sample', publicUrl)}
        foot={<ReasonForSide {...facts} publicUrl={publicUrl} />}
      >
        <PassOnNote supplier={facts.supplier} forOwner={facts.forOwner} />
        <Paragraph>{next}</Paragraph>
        <Details
          rows={[
            ['Item', facts.item],
            ['Reason', facts.note],
          ]}
        />
        {facts.to === 'supplier' && <ClaimLine {...facts} publicUrl={publicUrl} />}
      </Layout>
    )
  },
}

function reminderWords({ to, status, supplier: { businessName }, ...facts }: SampleReminder): Words {
  if (to === 'buyer')
    return {
      title: `Has the sample of ${businessName} arrived?`,
      next: `It was sent ${SAMPLE_REMINDER_DAYS} days ago. Please say on its page whether it is there, and how it was.`,
    }
  const buyer = facts.buyer ?? A_BUYER
  return {
    title: `${buyer} is waiting for ${sampleOf(facts)}`,
    next:
      status === 'promised'
        ? 'You have promised it. Please say when it is on its way, or decline if you cannot send it.'
        : 'Please promise it, send it, or decline: the buyer then knows and asks elsewhere.',
  }
}

/** Goes to the side that a sample has waited for. Sent once. */
export const sampleReminder: Template<'sample-reminder'> = {
  subject: (facts) => reminderWords(facts).title,
  body: (facts, publicUrl) => {
    const { title, next } = reminderWords(facts)
    return (
      <Layout
        heading="Reminder"
        title={title}
        preview={next}
        action={sampleAction(facts, 'Open the sample', publicUrl)}
        foot={<ReasonForSide {...facts} publicUrl={publicUrl} />}
      >
        <PassOnNote supplier={facts.supplier} forOwner={facts.forOwner} />
        <Paragraph>{next}</Paragraph>
        <Details rows={[['Item', facts.item]]} />
        {facts.to === 'supplier' && <ClaimLine {...facts} publicUrl={publicUrl} />}
      </Layout>
    )
  },
}
