import { sql } from 'kysely'
import { hashOfColumn, padsOf } from '#server/db/address-hash.ts'
import type { Db } from '#server/db/db.ts'
import { isConfirmed } from '#server/features/emails/queue/budget-queries.ts'

const isUnclaimed = sql<boolean>`not exists (select from accounts m where m.supplier_id = s.id)`

/** A sample as a resource of an access rule. */
export const sampleById = {
  what: 'This sample',
  load: (db: Db, { id }: { id: string }) =>
    db
      .selectFrom('samples as r')
      .leftJoin('suppliers as s', 's.id', 'r.supplierId')
      .select(['r.id', 'r.accountId', 'r.supplierId', 'r.contactEmail'])
      .select(isConfirmed('r.contact_email', hashOfColumn('r.contact_email', padsOf(db))).as('isConfirmed'))
      .select(sql<string | null>`case when ${isUnclaimed} then s.email end`.as('unclaimedEmail'))
      .select(
        sql<boolean>`case when ${isUnclaimed} then ${isConfirmed('s.email', hashOfColumn('s.email', padsOf(db)))} else false end`.as(
          'isUnclaimedConfirmed',
        ),
      )
      .where('r.id', '=', id)
      .executeTakeFirst(),
}
export type SampleSubject = NonNullable<Awaited<ReturnType<typeof sampleById.load>>>
