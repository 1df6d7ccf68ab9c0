import { DASHBOARD, supplierPath } from '#web/paths.ts'
import { BRAND } from '#contract/options.ts'
import { accountName } from '#web/emails/layout/account-name.ts'
import { Details, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the account that claimed a listing: the owner's decision. */
export const claimDecided: Template<'claim-decided'> = {
  subject: ({ supplier, isApproved }) =>
    isApproved ? `${supplier.businessName} is yours to manage` : `Your claim to ${supplier.businessName}`,
  body: ({ supplier, username, isApproved, reason = null }, publicUrl) => (
    <Layout
      heading="Your claim"
      title={isApproved ? `${supplier.businessName} is yours to manage` : `We could not give you ${supplier.businessName}`}
      preview={isApproved ? 'Your account manages the listing from now on.' : 'We could not tell that the listing is yours.'}
      action={
        isApproved
          ? { label: 'Open your dashboard', href: publicUrl + DASHBOARD }
          : { label: 'View the listing', href: publicUrl + supplierPath(supplier.id) }
      }
      foot={
        <>
          You receive this because {accountName(username)} claimed a listing on {BRAND}.
        </>
      }
    >
      <Paragraph>
        {isApproved
          ? 'Your account manages the listing from now on: requests of buyers, the profile and its pictures.'
          : 'We could not tell that the listing is yours. You can claim it again and say more about how you belong to the business, or make a listing of your own in your dashboard if you are a supplier.'}
      </Paragraph>
      <Details rows={[['Reason', reason]]} />
    </Layout>
  ),
}
