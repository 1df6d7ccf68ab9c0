import { supplierPath } from '#web/paths.ts'
import { BRAND } from '#contract/options.ts'
import { Paragraph, TextLink } from './details.tsx'
import { oneTimeLink } from './links.ts'
import { Layout } from './layout.tsx'
import type { Template } from './template.ts'

/** To the address of a listing that an account claims: the link that hands it over. */
export const claimLink: Template<'claim-link'> = {
  subject: ({ supplier, username }) => `${username} asks to manage ${supplier.businessName}`,
  body: ({ supplier, username, token }, publicUrl) => (
    <Layout
      heading="Your listing"
      title={`Does ${username} manage ${supplier.businessName}?`}
      preview="If so, the link hands the listing over. It works once, for 24 hours."
      action={{ label: 'Hand the listing over', href: oneTimeLink(publicUrl, 'claim', token) }}
      foot={
        <>
          You receive this because <TextLink href={publicUrl + supplierPath(supplier.id)}>{supplier.businessName}</TextLink> is listed on{' '}
          {BRAND} with this address. If you do not know {username}, please ignore it: nothing changes.
        </>
      }
    >
      <Paragraph>
        The account {username} on {BRAND} says that it belongs to {supplier.businessName}. If that is right, open the link while you are
        signed in as {username}: from then on the account manages the listing. The link works once, for 24 hours.
      </Paragraph>
    </Layout>
  ),
}
