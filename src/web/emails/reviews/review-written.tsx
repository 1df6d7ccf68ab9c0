import { DASHBOARD, supplierPath } from '#web/paths.ts'
import { Details, Paragraph, TextLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import { A_BUYER } from '#shared/text/request-texts.ts'
import { ReasonForSupplier } from '#web/emails/quotes/supplier-notes.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the supplier: a new review. */
export const reviewWritten: Template<'review-written'> = {
  subject: ({ supplier, review }) => `${review.customerName ?? A_BUYER} has reviewed ${supplier.businessName}`,
  body: ({ supplier, review: { customerName, rating, text } }, publicUrl) => (
    <Layout
      heading="New review"
      title={`${customerName ?? A_BUYER} has reviewed ${supplier.businessName}`}
      preview={text ?? `${rating} of 5 stars`}
      action={{ label: 'Read it and reply', href: `${publicUrl}${supplierPath(supplier.id)}#reviews` }}
      foot={<ReasonForSupplier supplier={supplier} publicUrl={publicUrl} />}
    >
      <Details
        rows={[
          ['Rating', `${rating} of 5 stars`],
          ['Review', text],
        ]}
      />
      <Paragraph>
        One reply of yours stands below it for everybody to read; you need the account that manages the listing (
        <TextLink href={publicUrl + DASHBOARD}>your dashboard</TextLink>). If something in it is wrong, report it there.
      </Paragraph>
    </Layout>
  ),
}
