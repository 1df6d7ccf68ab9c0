import { ownerPath, supplierPath } from '#web/paths.ts'
import { BRAND } from '#contract/options.ts'
import { Details, EmailLink, Paragraph, TextLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the owner of the marketplace: a claim to decide. */
export const claimToOwner: Template<'claim-to-owner'> = {
  subject: ({ supplier, username }) => `${username} claims ${supplier.businessName}`,
  body: ({ supplier, username, email, emailConfirmed, message }, publicUrl) => (
    <Layout
      heading="Claim"
      title={`${username} says that ${supplier.businessName} is theirs`}
      preview={message ?? 'Please approve or refuse the claim.'}
      action={{ label: 'Decide', href: publicUrl + ownerPath({ tab: 'claims' }) }}
      foot={<>You receive this because you run {BRAND}.</>}
    >
      <Paragraph>
        <TextLink href={publicUrl + supplierPath(supplier.id)}>{supplier.businessName}</TextLink> has no account yet. Reply to this email to
        ask {username} for more, then approve or refuse the claim.
      </Paragraph>
      <Details
        rows={[
          ['Message', message],
          ['Email', <EmailLink key="email" address={email} />],
          ['Confirmed', emailConfirmed === false ? 'Nobody has confirmed this address, so it may be anybody’s.' : null],
        ]}
      />
    </Layout>
  ),
}
