import type { Group, GroupSummary } from '#contract/groups/groups.ts'
import type { Db } from '#server/db/db.ts'
import { isBeforeDeadline } from '#server/features/groups/joining/until-deadline.ts'
import { takenQuote } from '#server/features/groups/quotes/taken-quote.ts'
import {
  findGroup,
  groupById,
  membersOf,
  quotesOf,
  reachesGroup,
  type GroupRow,
  type MemberRow,
  type GroupQuoteRow,
} from '#server/features/groups/queries.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { notFound } from '#server/http/problems.ts'
import { hintAt, stepAt } from '#shared/groups/settle.ts'

type Parts = { group: GroupRow; members: readonly MemberRow[]; offers: readonly GroupQuoteRow[] }

/** Returns a group as everybody sees it. What it would come to goes by what is wanted alone, so that it tells nobody the most of another. */
export function summaryOf({ group, members, offers: quotes }: Parts): GroupSummary {
  const { id, item, unit, contents, category, place, localDeadline, deadline, timeZone, smallest, outcome } = group
  const wanted = members.reduce((sum, { want }) => sum + want, 0)
  const total = outcome === null ? wanted : (group.total ?? 0)
  const steps = stepsOf({ group, members, offers: quotes })
  const priceCents = outcome === null ? (stepAt(steps ?? [], total)?.priceCents ?? null) : group.priceCents
  return {
    id,
    item,
    unit,
    contents,
    category,
    place,
    deadline: localDeadline,
    deadlineAt: deadline,
    timeZone,
    smallest,
    state: outcome ?? (quotes.length > 0 ? 'priced' : 'open'),
    memberCount: outcome === 'settled' ? members.filter(({ units }) => units !== null).length : members.length,
    total,
    priceCents,
    hint: outcome === 'failed' ? null : hintAt(steps ?? [], total),
  }
}

/** Returns the steps of the offer that was taken, or would be; where all begin above the total, those of the one that begins lowest. */
function stepsOf(parts: Parts) {
  return parts.group.outcome === null ? (leadingQuote(parts)?.steps ?? null) : parts.group.steps
}

function leadingQuote({ members, offers: quotes }: Pick<Parts, 'members' | 'offers'>): GroupQuoteRow | undefined {
  const total = members.reduce((sum, { want }) => sum + want, 0)
  const firstFrom = ({ steps }: GroupQuoteRow) => steps[0]?.from ?? Infinity
  return takenQuote(quotes, total) ?? quotes.toSorted((one, other) => firstFrom(one) - firstFrom(other))[0]
}

/** Returns a group as a requester sees it. @throws 404 where it has been deleted meanwhile */
export async function showGroup(db: Db, id: string, { account }: Pick<Requester, 'account'>, now: Date): Promise<Group> {
  const group = await findGroup(db, id)
  if (!group) throw notFound(groupById.what)
  const parts = { group, members: await membersOf(db, [id]), offers: await quotesOf(db, [id]) }
  const supplierId = account?.role === 'supplier' ? account.supplierId : undefined
  const own = account ? parts.members.find(({ accountId }) => accountId === account.id) : undefined
  const seesAll = own !== undefined || (group.outcome === 'settled' && supplierId !== undefined && supplierId === group.supplierId)
  const lead = leadingQuote(parts)
  const supplier = group.supplierName === null ? null : { id: group.supplierId, businessName: group.supplierName }
  return {
    ...summaryOf(parts),
    steps: stepsOf(parts),
    feeCents: group.outcome === null ? (lead?.deliveryCents ?? null) : group.feeCents,
    members: seesAll ? parts.members.map((member) => shownMember(group, member, own)) : null,
    isMember: own !== undefined,
    isOpener: own !== undefined && own === parts.members[0],
    supplier: seesAll && group.outcome === 'settled' ? supplier : null,
    offers: parts.offers
      .filter((quote) => own !== undefined || quote.supplierId === supplierId)
      .map((quote) => shownQuote(quote, quote === lead)),
    canOffer:
      supplierId !== undefined && account?.member !== 'viewer' && isBeforeDeadline(group, now) && (await reachesGroup(db, supplierId, id)),
    confirmBy: group.confirmBy,
    isFinal: group.finalAt !== null,
  }
}

function shownMember({ outcome }: GroupRow, member: MemberRow, own: MemberRow | undefined) {
  const { want, most, units, costCents, feeCents, confirmedAt, name } = member
  return {
    want,
    isYou: member === own,
    ...(member === own && { most }),
    name: outcome === 'settled' ? name : null,
    units,
    costCents,
    feeCents,
    isConfirmed: confirmedAt !== null,
  }
}

const shownQuote = ({ supplierId, businessName, steps, deliveryCents, isChosen }: GroupQuoteRow, wouldBeTaken: boolean) => ({
  supplier: { id: supplierId, businessName },
  steps,
  deliveryCents,
  isChosen,
  wouldBeTaken,
})
