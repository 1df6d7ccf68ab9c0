import { supplierPath } from '#web/paths.ts'
import { BRAND } from '#contract/options.ts'
import { Paragraph, TextLink } from '#web/emails/layout/details.tsx'
import { oneTimeLink } from '#web/emails/layout/links.ts'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the address of a listing that an account claims: the link that hands it over. */
export const claimLink: Template<'claim-link'> = {
  subject: ({ supplier }) => `Somebody asks to manage ${supplier.businessName}`,
  body: ({ supplier, token }, publicUrl) => (
    <Layout
      heading="Your listing"
      title={`Did you ask to manage ${supplier.businessName}?`}
      preview="If so, the link hands the listing over. It works once, for 24 hours."
      action={{ label: 'Hand the listing over', href: oneTimeLink(publicUrl, 'claim', token) }}
      foot={
        <>
          You receive this because <TextLink href={publicUrl + supplierPath(supplier.id)}>{supplier.businessName}</TextLink> is listed on{' '}
          {BRAND} with this address. If nobody in your business asked for it, please ignore it: nothing changes.
        </>
      }
    >
      <Paragraph>
        Somebody with an account on {BRAND} says that it belongs to {supplier.businessName}. If that was you, open the link while you are
        signed in with that account: from then on it manages the listing. The link works once, for 24 hours, and for that account only.
      </Paragraph>
    </Layout>
  ),
}
