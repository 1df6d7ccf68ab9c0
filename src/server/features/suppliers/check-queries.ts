import { sql } from 'kysely'
import type { Checks } from '#contract/supplier-profile.ts'
import type { Db } from '#server/db/db.ts'

/** Returns the checks behind a listing's Verified badge; documents count until they expire, `today` being a Sydney day. */
export async function checksOf(db: Db, supplierId: number, today: string): Promise<Checks> {
  const row = await db
    .selectFrom('suppliers as s')
    .leftJoin('accounts as a', 'a.supplierId', 's.id')
    .leftJoin('supplierDocuments as d', (join) => join.onRef('d.supplierId', '=', 's.id').on('d.expiresOn', '>=', today))
    .select(['s.isVerified', 's.abn', 's.abnCheckedAt', 'a.emailConfirmedAt', 'd.checkedAt', 'd.expiresOn'])
    .where('s.id', '=', supplierId)
    .executeTakeFirstOrThrow()
  return {
    isVerified: row.isVerified,
    abn: row.abn && row.abnCheckedAt ? { number: row.abn, checkedAt: row.abnCheckedAt } : null,
    email: row.emailConfirmedAt ? { checkedAt: row.emailConfirmedAt } : null,
    documents: row.checkedAt && row.expiresOn ? { checkedAt: row.checkedAt, expiresOn: row.expiresOn } : null,
  }
}

/** Records a check of documents; a later check replaces an earlier one. */
export const upsertDocuments = (tx: Db, documents: { supplierId: number; checkedAt: Date; expiresOn: string }) =>
  tx
    .insertInto('supplierDocuments')
    .values(documents)
    .onConflict((conflict) =>
      conflict.column('supplierId').doUpdateSet({ checkedAt: sql`excluded.checked_at`, expiresOn: sql`excluded.expires_on` }),
    )
    .execute()

export const deleteDocuments = (tx: Db, supplierId: number) =>
  tx.deleteFrom('supplierDocuments').where('supplierId', '=', supplierId).execute()
