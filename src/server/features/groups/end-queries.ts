import type { Db } from '#server/db/db.ts'

/** Returns the groups of an account, in the order in which they are locked. */
export const groupsOfAccount = (tx: Db, accountId: string) =>
  tx.selectFrom('groupMembers').select('groupId as id').where('accountId', '=', accountId).orderBy('groupId').execute()

/** Returns the groups that have taken an offer of a supplier and wait for their members to confirm. */
export const groupsOfSupplier = (tx: Db, supplierId: number) =>
  tx
    .selectFrom('buyingGroups')
    .select('id')
    .where('supplierId', '=', supplierId)
    .where('outcome', '=', 'settled')
    .where('finalAt', 'is', null)
    .orderBy('id')
    .execute()

/** Parts what a member takes from its account. */
export const withoutAccount = (tx: Db, memberId: string) =>
  tx.updateTable('groupMembers').set({ accountId: null }).where('id', '=', memberId).execute()
