import type { Db, NewRow } from '#server/db/db.ts'

export const insertGroup = (tx: Db, group: NewRow<'buyingGroups'>) =>
  tx.insertInto('buyingGroups').values(group).returning('id').executeTakeFirstOrThrow()

export const insertMember = (tx: Db, member: { groupId: string; accountId: string; want: number; most: number | null }) =>
  tx.insertInto('groupMembers').values(member).execute()

export const updateMember = (tx: Db, id: string, wanted: { want: number; most: number | null }) =>
  tx.updateTable('groupMembers').set(wanted).where('id', '=', id).execute()

export const deleteMember = (tx: Db, id: string) => tx.deleteFrom('groupMembers').where('id', '=', id).execute()

/** Ends a group that its last member has left. */
export const endWithoutMembers = (tx: Db, id: string, now: Date) =>
  tx.updateTable('buyingGroups').set({ outcome: 'failed', total: 0, settledAt: now, finalAt: now }).where('id', '=', id).execute()

/** Counts the groups of an account that are not settled. Call it with the account locked. */
export async function countOpenGroups(tx: Db, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('groupMembers as m')
    .innerJoin('buyingGroups as g', 'g.id', 'm.groupId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('m.accountId', '=', accountId)
    .where('g.outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
