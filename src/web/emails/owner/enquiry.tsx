import type { EmailFacts } from '#contract/emails/emails.ts'
import { ENQUIRY_NAMES } from '#shared/text/enquiry-names.ts'
import { BRAND } from '#contract/options.ts'
import { Details, EmailLink, mailto, Paragraph, PhoneLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** To the owner: somebody asks for a consultation, or for help to sell here. */
export const enquiry: Template<'enquiry'> = {
  subject: ({ enquiry: { kind, name } }) => `${ENQUIRY_NAMES[kind]}: enquiry from ${name}`,
  body: ({ enquiry }) => (
    <Layout
      heading="Enquiry"
      title={`${enquiry.name} would like to hear from you`}
      preview={enquiry.message}
      action={{ label: `Reply to ${enquiry.email}`, href: mailto(enquiry.email, `Your enquiry to ${BRAND}`) }}
      foot={<>You receive this because you run {BRAND}.</>}
    >
      <Paragraph>
        Reply to this email: your answer goes straight to {enquiry.name}.{enquiry.phone && ' Or call them.'}
      </Paragraph>
      <EnquiryDetails enquiry={enquiry} />
    </Layout>
  ),
}

/** Everything that the asker entered. */
export const EnquiryDetails = ({ enquiry: { kind, name, email, message, phone } }: EmailFacts['enquiry']) => (
  <Details
    rows={[
      ['About', ENQUIRY_NAMES[kind]],
      ['Message', message],
      ['Name', name],
      ['Email', <EmailLink key="email" address={email} />],
      ['Phone', phone ? <PhoneLink key="phone" number={phone} /> : null],
    ]}
  />
)
