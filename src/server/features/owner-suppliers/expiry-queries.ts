import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Locks suppliers whose evidence ended before `today`, a Sydney day. Others that write a seal lock the supplier first, so this does too. */
export const evidenceToEnd = (tx: Db, today: string, most: number) =>
  tx
    .selectFrom('suppliers as s')
    .innerJoin('supplierEvidence as e', 'e.supplierId', 's.id')
    .select(['e.supplierId', 'e.what', sql<string>`e.expires_on`.as('expiresOn')])
    .where('e.expiresOn', '<', today)
    .orderBy('s.id')
    .limit(most)
    .forNoKeyUpdate('s')
    .skipLocked()
    .execute()

/** The days by which evidence has to end for its supplier to be told, and to be told again. */
export type WarningDays = { first: string; second: string }

/** Locks suppliers whose evidence ends soon, and of whom nobody was told as often as that takes. */
export const evidenceToWarnOf = (tx: Db, { first, second }: WarningDays, most: number) =>
  tx
    .selectFrom('suppliers as s')
    .innerJoin('supplierEvidence as e', 'e.supplierId', 's.id')
    .select(['e.supplierId', 'e.what', sql<string>`e.expires_on`.as('expiresOn')])
    .where((eb) =>
      eb.or([
        eb('e.expiresOn', '<=', first).and('e.warnedAt', 'is', null),
        eb('e.expiresOn', '<=', second).and('e.warnedAgainAt', 'is', null),
      ]),
    )
    .orderBy('s.id')
    .limit(most)
    .forNoKeyUpdate('s')
    .skipLocked()
    .execute()

/** Marks suppliers as told, those for good whose evidence ends by the second of the days. */
export async function markWarned(tx: Db, supplierIds: number[], { second, now }: WarningDays & { now: Date }): Promise<void> {
  if (supplierIds.length === 0) return
  const warnedAgainAt = sql<string | null>`case when expires_on <= ${second} then ${now.toISOString()}::timestamptz end`
  await tx.updateTable('supplierEvidence').set({ warnedAt: now, warnedAgainAt }).where('supplierId', 'in', supplierIds).execute()
}
