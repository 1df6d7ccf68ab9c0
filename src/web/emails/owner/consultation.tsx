import type { EmailFacts } from '#contract/emails/emails.ts'
import { CONSULTATION_TEXTS } from '#shared/text/consultation-texts.ts'
import { BRAND } from '#contract/options.ts'
import { Details, EmailLink, mailto, Paragraph, PhoneLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the owner: somebody asks for a consultation, or for help to sell here. */
export const consultation: Template<'enquiry'> = {
  subject: ({ enquiry: { kind, name } }) => `${CONSULTATION_TEXTS[kind]}: enquiry from ${name}`,
  body: ({ enquiry: consultation }) => (
    <Layout
      heading="Enquiry"
      title={`${consultation.name} would like to hear from you`}
      preview={consultation.message}
      action={{ label: `Reply to ${consultation.email}`, href: mailto(consultation.email, `Your enquiry to ${BRAND}`) }}
      foot={<>You receive this because you run {BRAND}.</>}
    >
      <Paragraph>
        Reply to this email: your answer goes straight to {consultation.name}.{consultation.phone && ' Or call them.'}
      </Paragraph>
      <ConsultationDetails enquiry={consultation} />
    </Layout>
  ),
}

/** Everything that the asker entered. */
export const ConsultationDetails = ({ enquiry: { kind, name, email, message, phone } }: EmailFacts['enquiry']) => (
  <Details
    rows={[
      ['About', CONSULTATION_TEXTS[kind]],
      ['Message', message],
      ['Name', name],
      ['Email', <EmailLink key="email" address={email} />],
      ['Phone', phone ? <PhoneLink key="phone" number={phone} /> : null],
    ]}
  />
)
