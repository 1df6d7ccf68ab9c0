import { BRAND } from '#contract/options.ts'
import { RESOURCES } from '#web/paths.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { ConsultationDetails } from './consultation.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { LeftOut } from '#web/emails/layout/left-out.tsx'
import { ReasonForCopy } from '#web/emails/quotes/supplier-notes.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to whoever has asked the owner: a copy of it. */
export const consultationCopy: Template<'enquiry-copy'> = {
  subject: () => `Your enquiry to ${BRAND}`,
  body: ({ enquiry: consultation, sentOn }, publicUrl) => (
    <Layout
      heading="Your copy"
      title={`Your enquiry is on its way to ${BRAND}`}
      preview="We will get back to you."
      action={{ label: 'Browse the resources', href: publicUrl + RESOURCES }}
      foot={<ReasonForCopy />}
    >
      <Paragraph>What happens next: we read your enquiry and answer you by email{consultation?.phone && ' or phone'}.</Paragraph>
      {consultation ? <ConsultationDetails enquiry={consultation} /> : <LeftOut sentOn={sentOn} />}
    </Layout>
  ),
}
