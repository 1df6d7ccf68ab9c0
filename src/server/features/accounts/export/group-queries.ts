import type { Rows } from './export-listing-queries.ts'
import { inOrderOf, STEP } from './keyset-queries.ts'

/** One query for every table of what is bought in groups; of others only what their pages show everybody. */
export const groupQueries = {
  groups: (db, { accountId }) =>
    inOrderOf(
      db
        .selectFrom('groupMembers as m')
        .innerJoin('buyingGroups as g', 'g.id', 'm.groupId')
        .select(['m.groupId', 'g.item', 'g.unit', 'g.place', 'g.localDeadline', 'g.outcome', 'g.supplierName', 'g.priceCents'])
        .select(['m.want', 'm.most', 'm.joinedAt', 'm.confirmedAt', 'm.units', 'm.costCents', 'm.feeCents'])
        .where('m.accountId', '=', accountId),
      ['m.joinedAt', 'm.id'],
      STEP.short,
    ),
  groupNews: (db, { accountId }) =>
    inOrderOf(
      db.selectFrom('groupNotices').select(['groupId', 'news', 'at', 'emailedAt']).where('accountId', '=', accountId),
      ['at', 'groupId', 'news'],
      STEP.short,
    ),
  groupOffers: (db, { supplierId }) =>
    inOrderOf(
      db
        .selectFrom('groupOffers')
        .select(['groupId', 'steps', 'deliveryCents', 'isChosen', 'offeredAt'])
        .where('supplierId', '=', supplierId ?? 0),
      ['offeredAt', 'groupId'],
      STEP.short,
    ),
} satisfies Record<string, Rows>
