import { BRAND } from '#contract/options.ts'
import { DASHBOARD, supplierPath } from '#web/paths.ts'
import { dayInWords as day } from '#shared/time/day-texts.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes to the supplier and to the owner, a month before what the Verified seal rests on expires. */
export const evidenceExpiring: Template<'evidence-expiring'> = {
  subject: ({ supplier, expiresOn }) => `The check of ${supplier.businessName} ends on ${day(expiresOn)}`,
  body: ({ supplier, what, expiresOn, forOwner }, publicUrl) => (
    <Layout
      heading="Verified"
      title={`The check of ${supplier.businessName} ends on ${day(expiresOn)}`}
      preview="After that day the Verified seal is taken away."
      action={
        forOwner
          ? { label: 'View the listing', href: publicUrl + supplierPath(supplier.id) }
          : { label: 'Open your dashboard', href: publicUrl + DASHBOARD }
      }
      foot={
        forOwner ? (
          <>You receive this because you run {BRAND}.</>
        ) : (
          <>You receive this because your listing on {BRAND} has the Verified seal.</>
        )
      }
    >
      <Paragraph>
        {what === null ? 'What was checked' : `What was checked (${what})`} is good until {day(expiresOn)}. After that day the Verified seal
        is taken away.
      </Paragraph>
      <Paragraph>
        {forOwner
          ? 'Once you have seen a newer document, save its last day with the supplier.'
          : 'To keep it, hand in a newer document in your dashboard, under Profile.'}
      </Paragraph>
    </Layout>
  ),
}
