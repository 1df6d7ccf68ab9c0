import type { Db } from '#server/db/db.ts'

/** Returns whether a listing is verified, and on what grounds; null where nothing is recorded. */
export async function sealOf(db: Db, id: number) {
  const { isVerified, supplierId, ...evidence } = await db
    .selectFrom('suppliers as s')
    .leftJoin('supplierEvidence as e', 'e.supplierId', 's.id')
    .select(['s.isVerified', 'e.supplierId', 'e.what', 'e.documentId', 'e.checkedBy', 'e.expiresOn'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow()
  return { isVerified, evidence: supplierId === null ? null : evidence }
}

/** Remembers the email about a new seal. */
export const noteSealEmail = (tx: Db, supplierId: number, sealEmail: string) =>
  tx.updateTable('supplierEvidence').set({ sealEmail }).where('supplierId', '=', supplierId).execute()

/** Returns the email about the seal of a listing, which may have been sent; null without one. */
export const sealEmailOf = async (tx: Db, supplierId: number): Promise<string | null> =>
  (await tx.selectFrom('supplierEvidence').select('sealEmail').where('supplierId', '=', supplierId).executeTakeFirst())?.sealEmail ?? null
