import { supplierPath } from '#web/paths.ts'
import { Paragraph } from './details.tsx'
import { InquiryDetails } from './inquiry.tsx'
import { Layout } from './layout.tsx'
import { LeftOut } from './left-out.tsx'
import { CallOrWrite, ReasonForCopy } from './supplier-notes.tsx'
import type { Template } from './template.ts'

/** To the visitor who sent an inquiry with an email address: a copy of it. */
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
