import { supplierPath } from '#web/paths.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { InquiryDetails } from './inquiry.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { LeftOut } from '#web/emails/layout/left-out.tsx'
import { CallOrWrite, ReasonForCopy } from '#web/emails/quotes/supplier-notes.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the visitor who sent an inquiry with an email address: a copy of it. */
export const inquiryCopy: Template<'inquiry-copy'> = {
  subject: ({ supplier }) => `Your inquiry to ${supplier.businessName}`,
  body: ({ supplier, inquiry, sentOn }, publicUrl) => (
    <Layout
      heading="Your copy"
      title={`Your inquiry is on its way to ${supplier.businessName}`}
      preview={`${supplier.businessName} will contact you soon.`}
      action={{ label: `View ${supplier.businessName}`, href: publicUrl + supplierPath(supplier.id) }}
      foot={<ReasonForCopy />}
    >
      <Paragraph>
        What happens next: {supplier.businessName} reads your inquiry and answers you by email{inquiry?.phone && ' or phone'}.
      </Paragraph>
      <CallOrWrite supplier={supplier} />
      {inquiry ? <InquiryDetails {...inquiry} /> : <LeftOut sentOn={sentOn} />}
    </Layout>
  ),
}
