import { unitsInWords } from '#shared/groups/group-words.ts'
import { dollars } from '#shared/money/money.ts'
import { Details, EmailLink, Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'
import { PassOnNote } from '#web/emails/quotes/supplier-notes.tsx'
import { groupPath } from '#web/paths.ts'

const VENUES_SHOWN = 100

type Part = { units: number; unit: string | null; costCents: number | null; feeCents: number | null }
/** Returns what a venue takes, with what it pays as far as that is known. */
const partInWords = ({ units, unit, costCents, feeCents }: Part) =>
  [
    unitsInWords(units, unit),
    costCents !== null && `${dollars(costCents)} for the goods`,
    feeCents !== null && `${dollars(feeCents)} of the delivery`,
  ]
    .filter(Boolean)
    .join(', ')

/** Goes to the supplier of a group that is settled for good: who takes how much. */
export const groupOrder: Template<'group-order'> = {
  subject: ({ item, place }) => `A group takes your offer: ${item ?? 'see the order'}, ${place}`,
  body: ({ supplier, forOwner, groupId, item, unit, place, priceCents, total, venues }, publicUrl) => (
    <Layout
      heading="Group order"
      title={`${venues.length === 1 ? 'One venue buys' : `${venues.length} venues buy`} at your price`}
      preview={[total !== null && unitsInWords(total, unit), place].filter(Boolean).join(', ')}
      action={{ label: 'Open the group', href: publicUrl + groupPath(groupId) }}
      foot={<>You receive this because you have made this group an offer.</>}
    >
      <PassOnNote supplier={supplier} forOwner={forOwner} />
      <Paragraph>All have confirmed. Delivery and payment are between you and each venue. Please get in touch with them.</Paragraph>
      <Details
        rows={[
          ['Item', item],
          ['Where', place],
          ['In all', total === null ? null : unitsInWords(total, unit)],
          ['Price of one, without GST', priceCents === null ? null : dollars(priceCents)],
        ]}
      />
      {venues.slice(0, VENUES_SHOWN).map(({ name, email, units, costCents, feeCents }) => (
        <Details
          key={email}
          rows={[
            [name ?? 'Venue', partInWords({ units, unit, costCents, feeCents })],
            ['Email', <EmailLink key="email" address={email} />],
          ]}
        />
      ))}
      {venues.length > VENUES_SHOWN && <Paragraph>The other venues are on the page of the group.</Paragraph>}
    </Layout>
  ),
}
