import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { lockReceivers } from '#server/features/emails/readers/receiver-queries.ts'

const GROUP = [
  'id',
  'item',
  'unit',
  'contents',
  'category',
  'place',
  'timeZone',
  'localDeadline',
  'deadline',
  'smallest',
  'outcome',
  'confirmBy',
  'finalAt',
  'supplierId',
  'supplierName',
  'steps',
  'feeCents',
  'priceCents',
  'total',
] as const

export const groupRows = (db: Db) => db.selectFrom('buyingGroups').select(GROUP)
export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>
export const findGroup = (db: Db, id: string) => groupRows(db).where('id', '=', id).executeTakeFirst()

/** A group as a resource of an access rule. */
export const groupById = { what: 'This group', load: (db: Db, { id }: { id: string }) => findGroup(db, id) }

/** Returns the members of groups in the order of joining: the first of a group runs it. */
export const membersOf = (db: Db, groupIds: string[]) =>
  db
    .selectFrom('groupMembers as m')
    .leftJoin('accounts as a', 'a.id', 'm.accountId')
    .leftJoin('buyerVenues as v', 'v.accountId', 'm.accountId')
    .select(['m.id', 'm.groupId', 'm.accountId', 'm.want', 'm.most', 'm.confirmedAt', 'm.units', 'm.costCents', 'm.feeCents'])
    .select('a.email')
    // A venue goes by its name, where it has given one.
    .select((eb) => eb.fn.coalesce('v.name', 'a.username').as('name'))
    .where('m.groupId', 'in', groupIds)
    .orderBy('m.position')
    .execute()
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number]

/** Returns the offers of groups, the earliest first, without those of listings that are suspended. */
export const quotesOf = (db: Db, groupIds: string[]) =>
  db
    .selectFrom('groupOffers as o')
    .innerJoin('suppliers as s', 's.id', 'o.supplierId')
    .select(['o.groupId', 'o.supplierId', 's.businessName', 'o.steps', 'o.deliveryCents', 'o.isChosen'])
    .where('o.groupId', 'in', groupIds)
    .where('s.suspendedAt', 'is', null)
    .orderBy('o.offeredAt')
    .orderBy('o.supplierId')
    .execute()
export type GroupQuoteRow = Awaited<ReturnType<typeof quotesOf>>[number]

/**
 * Locks a group with its members' accounts and the suppliers that have made it offers, in the order in which deletions lock them: accounts,
 * suppliers, group. Returns what it has then; undefined where it does not exist. `supplierId` is that of a supplier about to make an offer.
 */
export async function lockGroup(tx: Db, id: string, { supplierId }: { supplierId?: number } = {}) {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`id in (select account_id from group_members where group_id = ${id})`)
    .orderBy('id')
    .forKeyShare()
    .execute()
  const offering = await tx.selectFrom('groupOffers').select('supplierId').where('groupId', '=', id).execute()
  const supplierIds = [...offering.map((quote) => quote.supplierId), ...(supplierId === undefined ? [] : [supplierId])]
  if (supplierIds.length > 0) await lockReceivers(tx, supplierIds, { listed: false })
  const group = await groupRows(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return group && { group, members: await membersOf(tx, [id]), offers: await quotesOf(tx, [id]) }
}
export type LockedGroup = NonNullable<Awaited<ReturnType<typeof lockGroup>>>

/** Returns whether a supplier sells the category of a group and delivers to its place, or has not said where it delivers. */
export async function reachesGroup(db: Db, supplierId: number, groupId: string): Promise<boolean> {
  const found = await db
    .selectFrom('buyingGroups as g')
    .innerJoin('suppliers as s', 's.category', 'g.category')
    .innerJoin('supplierReach as r', 'r.supplierId', 's.id')
    .select('s.id')
    .where('g.id', '=', groupId)
    .where('s.id', '=', supplierId)
    .where('s.suspendedAt', 'is', null)
    .where(sql<boolean>`(isempty(r.delivers_to) or r.delivers_to && g.place_postcodes)`)
    .executeTakeFirst()
  return found !== undefined
}
