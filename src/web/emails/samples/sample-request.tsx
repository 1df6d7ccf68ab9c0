import type { SampleRequestEmail } from '#contract/samples/sample-emails.ts'
import { A_BUYER } from '#shared/text/request-texts.ts'
import { Details, EmailLink, Paragraph, PhoneLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { LeftOut } from '#web/emails/layout/left-out.tsx'
import type { Template } from '#web/emails/layout/template.ts'
import { ClaimLine, PassOnNote, ReasonForCopy } from '#web/emails/quotes/supplier-notes.tsx'
import { ReasonForSide, sampleAction, sampleOf } from './sample-parts.tsx'

const WHERE = 'on the page that the button opens'

function SampleDetails({ item, request }: SampleRequestEmail) {
  if (!request) return null
  const { businessName, contactEmail, contactPhone, deliveryLocation, note } = request
  return (
    <Details
      rows={[
        ['Item', item],
        ['Business', businessName],
        ['Where it is to go', deliveryLocation],
        ['Email', <EmailLink key="email" address={contactEmail} />],
        ['Phone', contactPhone && <PhoneLink key="phone" number={contactPhone} />],
        ['Note', note],
      ]}
    />
  )
}

/** Goes to the supplier: somebody would like to try something. */
export const sampleRequest: Template<'sample-request'> = {
  subject: (facts) => `${facts.buyer ?? A_BUYER} asks for ${sampleOf(facts)}`,
  body: (facts, publicUrl) => (
    <Layout
      heading="Sample"
      title={`${facts.buyer ?? A_BUYER} asks for ${sampleOf(facts)}`}
      preview={facts.request?.note ?? 'Promise it, send it, or decline.'}
      action={sampleAction(facts, 'Answer', publicUrl)}
      foot={<ReasonForSide {...facts} publicUrl={publicUrl} />}
    >
      <PassOnNote supplier={facts.supplier} forOwner={facts.forOwner} />
      <Paragraph>Say on its page whether you send one, and when it is on its way: the buyer gets an email each time.</Paragraph>
      {facts.request ? <SampleDetails {...facts} /> : <LeftOut sentOn={facts.sentOn} where={WHERE} />}
      <ClaimLine {...facts} publicUrl={publicUrl} />
    </Layout>
  ),
}

/** Goes to the buyer: what was asked for, with the link that follows it. */
export const sampleRequestCopy: Template<'sample-request-copy'> = {
  subject: ({ supplier }) => `You asked ${supplier.businessName} for a sample`,
  body: (facts, publicUrl) => (
    <Layout
      heading="Your copy"
      title={`You asked ${facts.supplier.businessName} for a sample`}
      preview={`${facts.supplier.businessName} says whether it sends one.`}
      action={sampleAction(facts, 'Follow your sample', publicUrl)}
      isActionFirst
      foot={<ReasonForCopy />}
    >
      <Paragraph>
        You get an email when {facts.supplier.businessName} promises it, sends it or declines. On its page you say that it has arrived and
        how it was. The link works without an account, so please keep this email to yourself.
      </Paragraph>
      {facts.request ? <SampleDetails {...facts} /> : <LeftOut sentOn={facts.sentOn} where={WHERE} />}
    </Layout>
  ),
}
