import type { Db } from '#server/db/db.ts'

type Wanted = { accountIds: string[] | null; since: Date; accounts: number }

/** Returns what accounts have to be told and may be: none that was sent such an email since then. */
export async function newsOf(tx: Db, { accountIds, since, accounts }: Wanted) {
  const ready = await tx
    .selectFrom('groupNotices as n')
    .select('n.accountId')
    .distinct()
    .where('n.emailedAt', 'is', null)
    .$if(accountIds !== null, (query) => query.where('n.accountId', 'in', accountIds ?? []))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('groupNotices as e')
            .select('e.groupId')
            .whereRef('e.accountId', '=', 'n.accountId')
            .where('e.emailedAt', '>', since.toISOString()),
        ),
      ),
    )
    .orderBy('n.accountId')
    .limit(accounts)
    .execute()
  if (ready.length === 0) return []
  return tx
    .selectFrom('groupNotices as n')
    .innerJoin('buyingGroups as g', 'g.id', 'n.groupId')
    .innerJoin('accounts as a', 'a.id', 'n.accountId')
    .innerJoin('groupMembers as m', (on) => on.onRef('m.groupId', '=', 'n.groupId').onRef('m.accountId', '=', 'n.accountId'))
    .select(['n.accountId', 'a.email', 'n.groupId', 'n.news', 'g.item', 'g.unit', 'g.place', 'g.timeZone', 'g.priceCents', 'g.confirmBy'])
    .select(['g.supplierName', 'm.units', 'm.costCents', 'm.feeCents'])
    .where('n.emailedAt', 'is', null)
    .where(
      'n.accountId',
      'in',
      ready.map(({ accountId }) => accountId),
    )
    .orderBy('n.accountId')
    .orderBy('n.at')
    .execute()
}
export type NewsRow = Awaited<ReturnType<typeof newsOf>>[number]
