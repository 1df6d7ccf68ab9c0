import { BRAND } from '#contract/options.ts'
import { supplierPath } from '#web/paths.ts'
import { Paragraph, TextLink } from '#web/emails/layout/details.tsx'
import { oneTimeLink } from '#web/emails/layout/links.ts'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

const MAY = {
  editor: 'You could change what the listing says, and answer requests for it.',
  viewer: 'You could see its requests and figures, but not change anything.',
}

/** Goes to an address that the manager of a listing has entered: the link by which an account works on the listing. */
export const memberInvitation: Template<'member-invitation'> = {
  subject: ({ supplier }) => `You are invited to work on ${supplier.businessName}`,
  body: ({ supplier, invitedBy, role, token }, publicUrl) => (
    <Layout
      heading="Your invitation"
      title={`Work on ${supplier.businessName}${invitedBy === null ? '' : ` with ${invitedBy}`}`}
      preview="The link works once, for seven days."
      action={{ label: 'See the invitation', href: oneTimeLink(publicUrl, 'invitation', token) }}
      foot={
        <>
          You receive this because {invitedBy === null ? 'the account that manages' : `${invitedBy}, who manages`}{' '}
          <TextLink href={publicUrl + supplierPath(supplier.id)}>{supplier.businessName}</TextLink> on {BRAND}, has entered this address. If
          you do not know them, please ignore it: nothing changes.
        </>
      }
    >
      <Paragraph>
        {invitedBy === null
          ? `You are invited to work on the listing of ${supplier.businessName} on ${BRAND}.`
          : `${invitedBy} invites you to work on the listing of ${supplier.businessName} on ${BRAND}.`}{' '}
        {MAY[role]}
      </Paragraph>
      <Paragraph>You need an account with this address. The link works once, for seven days.</Paragraph>
    </Layout>
  ),
}
