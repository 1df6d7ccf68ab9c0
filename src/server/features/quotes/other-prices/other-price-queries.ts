import { sql } from 'kysely'
import type { OtherPrices } from '#contract/quotes/comparison/other-prices.ts'
import type { Db } from '#server/db/db.ts'

/** Returns what an account keeps with a bulk request of its own. */
export async function otherPricesOf(db: Db, accountId: string, bulkId: string): Promise<OtherPrices[]> {
  const query = db.selectFrom('otherPrices').select('others').where('bulkId', '=', bulkId).where('accountId', '=', accountId)
  return (await query.executeTakeFirst())?.others ?? []
}

/** Replaces it. */
export async function replaceOtherPrices(tx: Db, accountId: string, bulkId: string, others: readonly OtherPrices[]): Promise<void> {
  await tx
    .insertInto('otherPrices')
    .values({ bulkId, accountId, others: JSON.stringify(others) })
    .onConflict((conflict) =>
      conflict.column('bulkId').doUpdateSet((eb) => ({ accountId, others: eb.ref('excluded.others'), updatedAt: sql`now()` })),
    )
    .execute()
}
