import type { Db } from '#server/db/db.ts'

/** Returns whether a document is one that this supplier has handed in. */
export const hasDocument = async (db: Db, supplierId: number, id: string): Promise<boolean> =>
  (await db.selectFrom('supplierDocuments').select('id').where('id', '=', id).where('supplierId', '=', supplierId).executeTakeFirst()) !==
  undefined
