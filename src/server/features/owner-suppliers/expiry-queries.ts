import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Locks suppliers whose evidence ended before `today`, a Sydney day. Others that write a seal lock the supplier first, so this does too. */
export const evidenceToEnd = (tx: Db, today: string, most: number) =>
  tx
    .selectFrom('suppliers as s')
    .innerJoin('supplierEvidence as e', 'e.supplierId', 's.id')
    .select('e.supplierId')
    .where('e.expiresOn', '<', today)
    .orderBy('s.id')
    .limit(most)
    .forNoKeyUpdate('s')
    .skipLocked()
    .execute()

/** Locks suppliers whose evidence ends by `until`, and of whom nobody was told. */
export const evidenceToWarnOf = (tx: Db, until: string, most: number) =>
  tx
    .selectFrom('suppliers as s')
    .innerJoin('supplierEvidence as e', 'e.supplierId', 's.id')
    .select(['e.supplierId', 'e.what', sql<string>`e.expires_on`.as('expiresOn')])
    .where('e.expiresOn', '<=', until)
    .where('e.warnedAt', 'is', null)
    .orderBy('s.id')
    .limit(most)
    .forNoKeyUpdate('s')
    .skipLocked()
    .execute()

export async function markWarned(tx: Db, supplierIds: number[], warnedAt: Date): Promise<void> {
  if (supplierIds.length > 0) await tx.updateTable('supplierEvidence').set({ warnedAt }).where('supplierId', 'in', supplierIds).execute()
}
