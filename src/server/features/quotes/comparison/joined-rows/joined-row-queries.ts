import { sql } from 'kysely'
import type { JoinedRows } from '#contract/quotes/comparison/joined-rows.ts'
import type { Db } from '#server/db/db.ts'

/** Returns what the buyer of a bulk request has joined and split in its comparison. */
export async function joinedRowsOf(db: Db, bulkId: string): Promise<JoinedRows> {
  const found = await db.selectFrom('joinedRows').select(['joined', 'apart']).where('bulkId', '=', bulkId).executeTakeFirst()
  return { joined: found?.joined ?? [], apart: found?.apart ?? [] }
}

/** Replaces it. */
export async function replaceJoinedRows(tx: Db, bulkId: string, { joined, apart }: JoinedRows): Promise<void> {
  await tx
    .insertInto('joinedRows')
    .values({ bulkId, joined: JSON.stringify(joined), apart: JSON.stringify(apart) })
    .onConflict((conflict) =>
      conflict
        .column('bulkId')
        .doUpdateSet((eb) => ({ joined: eb.ref('excluded.joined'), apart: eb.ref('excluded.apart'), updatedAt: sql`now()` })),
    )
    .execute()
}

/** Deletes it of those bulk requests of which no request is left. */
export const deleteJoinedRowsOfNone = (tx: Db, bulkIds: readonly string[]) =>
  tx
    .deleteFrom('joinedRows')
    .where(sql<boolean>`bulk_id = any(${bulkIds}::uuid[])`)
    .where(sql<boolean>`not exists (select from quote_requests r where r.bulk_id = joined_rows.bulk_id)`)
    .execute()
