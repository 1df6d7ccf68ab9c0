import { BRAND } from '#contract/options.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { supplierPath } from '#web/paths.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the account that manages a listing which has got the Verified seal: what buyers read behind it. */
export const sealGiven: Template<'seal-given'> = {
  subject: ({ supplier }) => `${supplier.businessName} is verified`,
  body: ({ supplier, what, expiresOn }, publicUrl) => (
    <Layout
      heading="Verified"
      title={`${supplier.businessName} is verified`}
      preview="Your listing has the Verified seal."
      action={{ label: 'View your listing', href: publicUrl + supplierPath(supplier.id) }}
      foot={<>You receive this because your account manages this listing on {BRAND}.</>}
    >
      <Paragraph>Your listing has the Verified seal from now on. Buyers can read behind it what was checked:</Paragraph>
      <Details
        rows={[
          ['Checked', what ?? 'Not said'],
          ['Good until', expiresOn === null ? null : dayInWords(expiresOn)],
        ]}
      />
      {expiresOn !== null && (
        <Paragraph>
          After that day the seal is taken away. We write to you 30 days before, so that you can hand in a newer document.
        </Paragraph>
      )}
    </Layout>
  ),
}
