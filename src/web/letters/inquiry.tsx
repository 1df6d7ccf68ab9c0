import { supplierPath } from '#web/paths.ts'
import { Details, EmailLink, mailto, Paragraph } from './details.tsx'
import { Paper } from './paper.tsx'
import { ToPassOn, WhySupplier } from './supplier-notes.tsx'
import type { Template } from './template.ts'

/** To the supplier: somebody pressed Contact Supplier, perhaps without leaving a word. */
export const inquiry: Template<'inquiry'> = {
  subject: ({ inquiry: { email } }) => (email ? `Inquiry from ${email}` : 'Somebody is interested in your listing'),
  body: ({ supplier, inquiry: { message, email }, forOwner }, publicUrl) => (
    <Paper
      heading="Inquiry"
      title={`Somebody would like to hear from ${supplier.businessName}`}
      preview={message ?? 'A visitor of your profile pressed Contact Supplier.'}
      action={
        email
          ? { label: `Reply to ${email}`, href: mailto(email, `Your inquiry to ${supplier.businessName}`) }
          : { label: 'View your listing', href: publicUrl + supplierPath(supplier.id) }
      }
      foot={<WhySupplier supplier={supplier} publicUrl={publicUrl} />}
    >
      <ToPassOn supplier={supplier} forOwner={forOwner} />
      <Paragraph>{email ? 'Reply to this email: your answer goes straight to the visitor.' : NO_ADDRESS}</Paragraph>
      <Details
        rows={[
          ['Message', message],
          ['Email', email && <EmailLink key="email" address={email} />],
        ]}
      />
    </Paper>
  ),
}

const NO_ADDRESS =
  'A visitor of your profile pressed Contact Supplier and left no address, so there is nobody to write to. They have your phone number and email from your listing: please check that both are right.'
