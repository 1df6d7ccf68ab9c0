import { BRAND } from '#contract/options.ts'
import { DASHBOARD, supplierPath } from '#web/paths.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the supplier of a listing that the owner has suspended, with the reason, or listed again. */
export const listingSuspension: Template<'listing-suspension'> = {
  subject: ({ supplier, reason }) =>
    reason === null ? `${supplier.businessName} is listed again` : `${supplier.businessName} is suspended`,
  body: ({ supplier, reason }, publicUrl) => (
    <Layout
      heading="Your listing"
      title={reason === null ? `${supplier.businessName} is listed again` : `${supplier.businessName} is suspended`}
      preview={reason ?? 'Buyers can find you and ask you for quotes again.'}
      action={
        reason === null
          ? { label: 'View your listing', href: publicUrl + supplierPath(supplier.id) }
          : { label: 'Open your dashboard', href: publicUrl + DASHBOARD }
      }
      foot={<>You receive this because your account manages this listing on {BRAND}.</>}
    >
      {reason === null ? (
        <Paragraph>Buyers can find you and ask you for quotes again.</Paragraph>
      ) : (
        <>
          <Paragraph>
            Buyers cannot see your listing or send you new requests for now. Requests that you have received stay in your dashboard.
          </Paragraph>
          <Paragraph>The reason: {reason}</Paragraph>
          <Paragraph>Once that is settled, reply to this email and we will list you again.</Paragraph>
        </>
      )}
    </Layout>
  ),
}
