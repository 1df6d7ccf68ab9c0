import { sql } from 'kysely'
import type { HandedIn, SupplierDocument } from '#contract/suppliers/supplier-documents.ts'
import type { Db } from '#server/db/db.ts'
import { canWait } from '#server/features/suppliers/merged-queries.ts'

const COLUMNS = ['id', 'kind', 'name', 'type', 'bytes', 'expiresOn', 'createdAt'] as const
const asked = sql<SupplierDocument['asked']>`case when asked_at is not null then json_build_object('text', asked_text,
  'at', to_char(asked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`.as('asked')

/** Returns what a supplier has handed in, newest first; a quota bounds how many there are. */
export const documentsOf = (db: Db, supplierId: number): Promise<SupplierDocument[]> =>
  db
    .selectFrom('supplierDocuments')
    .select([...COLUMNS, asked])
    .where('supplierId', '=', supplierId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

/** Returns how many documents a listing has. */
export const countDocuments = async (tx: Db, supplierId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('supplierDocuments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('supplierId', '=', supplierId)
    .executeTakeFirstOrThrow()
  return count
}

type NewDocument = Pick<SupplierDocument, 'kind' | 'name' | 'type' | 'expiresOn'> & {
  supplierId: number
  accountId: string
  content: Buffer
  createdAt: Date
}
export const insertDocument = (tx: Db, document: NewDocument): Promise<SupplierDocument> =>
  tx
    .insertInto('supplierDocuments')
    .values(document)
    .returning([...COLUMNS, asked])
    .executeTakeFirstOrThrow()

/** Returns a document of a supplier with its bytes. */
export const documentFile = (db: Db, supplierId: number, id: string) =>
  db
    .selectFrom('supplierDocuments')
    .select(['name', 'type', 'content'])
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .executeTakeFirst()

/** Returns undefined when the supplier has no such document. */
export const removeDocument = (tx: Db, supplierId: number, id: string) =>
  tx.deleteFrom('supplierDocuments').where('id', '=', id).where('supplierId', '=', supplierId).returning('id').executeTakeFirst()

/** Deletes all documents of a listing; what the owner has recorded of them stays (`supplier_evidence`). */
export const deleteDocumentsOf = (tx: Db, supplierId: number) =>
  tx.deleteFrom('supplierDocuments').where('supplierId', '=', supplierId).execute()

/** Whether nobody has answered a document `d` yet. */
const isOpen = sql<boolean>`(d.asked_at is null and not exists (
  select from supplier_evidence e where e.supplier_id = d.supplier_id and e.checked_at >= d.created_at))`

/** A document as a resource of an access rule. */
export const documentById = {
  what: 'This document',
  load: (db: Db, { id }: { id: string }) =>
    db.selectFrom('supplierDocuments').select(['id', 'supplierId', 'kind']).where('id', '=', id).executeTakeFirst(),
}

/** Records what is asked for instead of a document; returns undefined where that was asked already, or the document is gone. */
export const setAsked = (tx: Db, id: string, askedText: string, askedAt: Date) =>
  tx
    .updateTable('supplierDocuments')
    .set({ askedText, askedAt })
    .where('id', '=', id)
    .where('askedAt', 'is', null)
    .returning(['supplierId', 'kind'])
    .executeTakeFirst()

/**
 * Returns a page of the documents of all suppliers, with their number: those to check first, of them those of listings with a plan, the longest
 * waiting first; then those that were checked, the newest first. The promise of a plan begins with it.
 */
export async function handedIn(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: (Omit<HandedIn, 'answerBy'> & { promisedFrom: string | null })[]; total: number }> {
  const { total } = await db
    .selectFrom('supplierDocuments as h')
    .select(sql<number>`count(*)`.as('total'))
    .where(canWait('h.supplier_id'))
    .executeTakeFirstOrThrow()
  const items = await db
    .selectFrom('supplierDocuments as d')
    .innerJoin('suppliers as s', 's.id', 'd.supplierId')
    .leftJoin('subscriptions as p', (join) =>
      join.onRef('p.supplierId', '=', 's.id').on('s.isFeatured', '=', true).on('p.status', 'in', ['active', 'past_due']),
    )
    .select(COLUMNS.map((column) => `d.${column}` as const))
    .select(['d.supplierId', 's.businessName', 's.isVerified', isOpen.as('isOpen'), asked])
    .select(sql<string | null>`case when ${isOpen} and p.id is not null then greatest(d.created_at, p.created_at) end`.as('promisedFrom'))
    .where(canWait('s.id'))
    .orderBy(sql`${isOpen} desc, ${isOpen} and p.id is not null desc, case when ${isOpen} then d.created_at end, d.created_at desc, d.id`)
    .limit(limit)
    .offset(offset)
    .execute()
  return { items, total }
}
