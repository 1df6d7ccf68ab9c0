import { sql } from 'kysely'
import type { ApprovedDocument } from '#contract/venue/approved-documents.ts'
import type { Db, NewRow, RowChange, RowOf } from '#server/db/db.ts'
import { expiryOf } from '#shared/approved-suppliers/expiry.ts'

/** All of a document but the bytes of its file. */
const COLUMNS = ['id', 'registerEntryId', 'kind', 'number', 'expiresOn', 'fileName', 'fileType', 'fileBytes'] as const
export type StoredDocument = Pick<RowOf<'approvedSupplierDocuments'>, (typeof COLUMNS)[number]>

/** Returns a document as it is on a day. */
export const shownDocument = (
  { id, kind, number, expiresOn, fileName: name, fileType: type, fileBytes: bytes }: StoredDocument,
  today: string,
): ApprovedDocument => ({
  id,
  kind,
  number,
  expiresOn,
  expiry: expiryOf(expiresOn, today),
  file: name === null || type === null || bytes === null ? null : { name, type, bytes },
})

/** Returns the documents of suppliers, each one's that end first first; quotas bound how many there are. */
export async function documentsOf(db: Db, supplierIds: readonly string[]): Promise<StoredDocument[]> {
  if (supplierIds.length === 0) return []
  return db
    .selectFrom('approvedSupplierDocuments')
    .select(COLUMNS)
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
  tx.insertInto('approvedSupplierDocuments').values(row).returning(COLUMNS).executeTakeFirstOrThrow()

/** Returns undefined where the supplier has no such document, as the next two do. */
export const documentOf = (tx: Db, supplierId: string, id: string): Promise<StoredDocument | undefined> =>
  tx
    .selectFrom('approvedSupplierDocuments')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('registerEntryId', '=', supplierId)
    .executeTakeFirst()

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
    .returning(COLUMNS)
    .executeTakeFirst()

export const deleteDocument = (tx: Db, supplierId: string, id: string) =>
  tx
    .deleteFrom('approvedSupplierDocuments')
    .where('id', '=', id)
    .where('registerEntryId', '=', supplierId)
    .returning('id')
    .executeTakeFirst()

/** Returns the bytes of the files in the register of an account, but for those of one document. Call it with the account locked. */
export async function fileBytesBeside(tx: Db, accountId: string, documentId: string): Promise<number> {
  const { bytes } = await tx
    .selectFrom('approvedSupplierDocuments as d')
    .innerJoin('approvedSuppliers as s', 's.id', 'd.registerEntryId')
    .select(sql<number>`coalesce(sum(d.file_bytes), 0)::integer`.as('bytes'))
    .where('s.accountId', '=', accountId)
    .where('d.id', '<>', documentId)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Returns undefined where the supplier has no such document, or this has no file. */
export async function fileOf(db: Db, supplierId: string, id: string) {
  const found = await db
    .selectFrom('approvedSupplierDocuments')
    .select(['fileName as name', 'fileType as type', 'fileContent as content'])
    .where('id', '=', id)
    .where('registerEntryId', '=', supplierId)
    .executeTakeFirst()
  const { name = null, type = null, content = null } = found ?? {}
  return name === null || type === null || content === null ? undefined : { name, type, content }
}
