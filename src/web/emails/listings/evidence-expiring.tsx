import type { EmailFacts } from '#contract/emails/emails.ts'
import { BRAND } from '#contract/options.ts'
import { DASHBOARD, supplierPath } from '#web/paths.ts'
import { dayInWords as day } from '#shared/time/day-texts.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

type Facts = EmailFacts['evidence-expiring']

const titleOf = ({ supplier, expiresOn, hasEnded }: Facts) =>
  hasEnded ? `The Verified seal of ${supplier.businessName} has ended` : `The check of ${supplier.businessName} ends on ${day(expiresOn)}`

/** Goes to the supplier and to the owner, a month and a week before what the Verified seal rests on expires, and when it has. */
export const evidenceExpiring: Template<'evidence-expiring'> = {
  subject: titleOf,
  body: (facts, publicUrl) => (
    <Layout
      heading="Verified"
      title={titleOf(facts)}
      preview={facts.hasEnded ? 'What it rested on has expired.' : 'After that day the Verified seal is taken away.'}
      action={
        facts.forOwner
          ? { label: 'View the listing', href: publicUrl + supplierPath(facts.supplier.id) }
          : { label: 'Open your dashboard', href: publicUrl + DASHBOARD }
      }
      foot={
        facts.forOwner ? (
          <>You receive this because you run {BRAND}.</>
        ) : (
          <>
            You receive this because your listing on {BRAND} {facts.hasEnded ? 'had' : 'has'} the Verified seal.
          </>
        )
      }
    >
      <Paragraph>{whatEnds(facts)}</Paragraph>
      <Paragraph>{whatToDo(facts)}</Paragraph>
    </Layout>
  ),
}

function whatEnds({ what, expiresOn, hasEnded }: Facts): string {
  const checked = what === null ? 'What was checked' : `What was checked (${what})`
  if (hasEnded) return `${checked} was good until ${day(expiresOn)}, so the Verified seal is gone from the listing.`
  return `${checked} is good until ${day(expiresOn)}. After that day the Verified seal is taken away.`
}

function whatToDo({ forOwner, hasEnded }: Facts): string {
  if (forOwner) return 'Once you have seen a newer document, save its last day with the supplier.'
  return `To ${hasEnded ? 'have it again' : 'keep it'}, hand in a newer document in your dashboard, under Profile.`
}
