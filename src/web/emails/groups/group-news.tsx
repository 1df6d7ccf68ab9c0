import type { GroupNewsOfEmail } from '#contract/groups/group-emails.ts'
import { deadlineInWords, unitsInWords } from '#shared/groups/group-words.ts'
import { dollars } from '#shared/money/money.ts'
import { Details, Paragraph, TextLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'
import { GROUPS, groupPath } from '#web/paths.ts'

const nameOf = ({ item }: GroupNewsOfEmail) => item ?? 'Your group'

/** Returns what became of a group, as a member reads it. */
function titleOf(group: GroupNewsOfEmail): string {
  if (group.news === 'failed') return `${nameOf(group)}: nothing is bought`
  if (group.units === null) return `${nameOf(group)}: bought without you`
  return group.news === 'settled' ? `${nameOf(group)}: please confirm` : `${nameOf(group)}: your order stands`
}

function sentenceOf(group: GroupNewsOfEmail): string {
  const { news, units, priceCents, confirmBy, timeZone, supplierName } = group
  if (news === 'failed') return 'Too few units were left at a price that everybody takes, so nothing is bought and nobody owes anything.'
  if (units === null)
    return news === 'settled'
      ? 'The price is above the most that you gave, so you are not among those who buy.'
      : 'You did not confirm in time, or the price rose above the most that you gave, so you are not among those who buy.'
  const price = priceCents === null ? '' : ` at ${dollars(priceCents)} each without GST`
  if (news === 'settled' && confirmBy)
    return `The group has reached its price${price}, from ${supplierName}. Please confirm by ${deadlineInWords(confirmBy, timeZone)}: whoever does not is left out, and the price is worked out once more for the rest.`
  return `Everybody has answered, and the price is final${price}. ${supplierName} has your name and email address; delivery and payment are between the two of you.`
}

/** To a member: what became of its groups. At most one such email a day. */
export const groupNews: Template<'group-news'> = {
  subject: ({ groups }) => {
    const [first] = groups
    return first && groups.length === 1 ? titleOf(first) : 'News of your groups'
  },
  body: ({ groups }, publicUrl) => (
    <Layout
      heading="Buying together"
      title={groups.length === 1 && groups[0] ? titleOf(groups[0]) : 'News of your groups'}
      preview={groups[0] ? sentenceOf(groups[0]) : ''}
      action={
        groups.length === 1
          ? { label: 'Open the group', href: publicUrl + groupPath(groups[0]?.groupId ?? '') }
          : { label: 'See all groups', href: publicUrl + GROUPS }
      }
      foot={<>You receive this because you have joined a group. You get at most one such email a day.</>}
    >
      {groups.map((group) => (
        <GroupSection key={group.groupId} group={group} publicUrl={publicUrl} isAlone={groups.length === 1} />
      ))}
    </Layout>
  ),
}

function GroupSection({ group, publicUrl, isAlone }: { group: GroupNewsOfEmail; publicUrl: string; isAlone: boolean }) {
  const { costCents, feeCents, unit, place, groupId } = group
  const units = group.news === 'failed' ? null : group.units
  return (
    <>
      {!isAlone && (
        <Paragraph>
          <TextLink href={publicUrl + groupPath(groupId)}>{titleOf(group)}</TextLink>
        </Paragraph>
      )}
      <Paragraph>{sentenceOf(group)}</Paragraph>
      <Details
        rows={[
          ['Where', place],
          ['You take', units === null ? null : unitsInWords(units, unit)],
          ['Goods without GST', units === null || costCents === null ? null : dollars(costCents)],
          ['Your share of the delivery', units === null || feeCents === null ? null : dollars(feeCents)],
        ]}
      />
    </>
  )
}
