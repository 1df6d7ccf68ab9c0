import { sql } from 'kysely'
import type { ApprovedDocument } from '#contract/venue/approved-documents.ts'
import type { Db, NewRow, RowChange, RowOf } from '#server/db/db.ts'
import { expiryOf } from '#shared/approved-suppliers/expiry.ts'

export type StoredDocument = RowOf<'approvedSupplierDocuments'>

/** Returns a document as it is on a day. */
export const shownDocument = ({ id, kind, number, expiresOn }: StoredDocument, today: string): ApprovedDocument => ({
  id,
  kind,
  number,
  expiresOn,
  expiry: expiryOf(expiresOn, today),
})

/** Returns the documents of suppliers, each one's that end first first; quotas bound how many there are. */
export async function documentsOf(db: Db, supplierIds: readonly string[]): Promise<StoredDocument[]> {
  if (supplierIds.length === 0) return []
  return db
    .selectFrom('approvedSupplierDocuments')
    .selectAll()
    .where('registerEntryId', 'in', supplierIds)
    .orderBy(sql`expires_on nulls last`)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function countDocuments(tx: Db, supplierId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('approvedSupplierDocuments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('registerEntryId', '=', supplierId)
    .executeTakeFirstOrThrow()
  return count
}

export const insertDocument = (tx: Db, row: NewRow<'approvedSupplierDocuments'>): Promise<StoredDocument> =>
  tx.insertInto('approvedSupplierDocuments').values(row).returningAll().executeTakeFirstOrThrow()

/** Returns undefined where the supplier has no such document, as the next two do. */
export const documentOf = (tx: Db, supplierId: string, id: string): Promise<StoredDocument | undefined> =>
  tx.selectFrom('approvedSupplierDocuments').selectAll().where('id', '=', id).where('registerEntryId', '=', supplierId).executeTakeFirst()

export const updateDocument = (
  tx: Db,
  supplierId: string,
  id: string,
  change: RowChange<'approvedSupplierDocuments'>,
): Promise<StoredDocument | undefined> =>
  tx
    .updateTable('approvedSupplierDocuments')
    .set(change)
    .where('id', '=', id)
    .where('registerEntryId', '=', supplierId)
    .returningAll()
    .executeTakeFirst()

export const deleteDocument = (tx: Db, supplierId: string, id: string) =>
  tx
    .deleteFrom('approvedSupplierDocuments')
    .where('id', '=', id)
    .where('registerEntryId', '=', supplierId)
    .returning('id')
    .executeTakeFirst()
