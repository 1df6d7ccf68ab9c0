import { sql } from 'kysely'
import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { SavedSupplier } from '#contract/directory/saved.ts'
import type { Db } from '#server/db/db.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { answersAtOnceColumn } from '#server/features/suppliers/answers-at-once-sql.ts'
import { cardPromotion } from '#server/features/suppliers/promotions-sql.ts'
import { isListed, ROW_COLUMNS } from '#server/features/suppliers/queries.ts'
import { noteVersionOf } from './note-version.ts'

const saved = (db: Db, accountId: string) =>
  db
    .selectFrom('savedSuppliers')
    .innerJoin('suppliers', 'suppliers.id', 'savedSuppliers.supplierId')
    .where('savedSuppliers.accountId', '=', accountId)
    .where(isListed)

/** Returns a page of the suppliers that an account has saved, the most recently saved first, with their total. */
export async function savedBy(
  db: Db,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListPage<SavedSupplier>> {
  const { total } = await saved(db, accountId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const items = await saved(db, accountId)
    .select([...ROW_COLUMNS.map((column) => `suppliers.${column}` as const), 'savedSuppliers.note', cardPromotion, answersAtOnceColumn])
    .orderBy('savedSuppliers.createdAt', 'desc')
    .orderBy('savedSuppliers.supplierId')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, items: items.map((item) => ({ ...item, noteVersion: noteVersionOf(item.note) })) }
}

/** Locks the account row until the transaction ends, so that concurrent calls cannot exceed the list's limit, and counts the list. */
export async function countSaved(tx: Db, accountId: string): Promise<number> {
  await lockAccount(tx, accountId)
  const { count } = await tx
    .selectFrom('savedSuppliers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Returns those of the ids that are suppliers and not saved yet, in the given order. They are locked, in the order of their ids, so that none
 * is merged with another before it is saved.
 */
export async function newToSave(tx: Db, accountId: string, ids: number[]): Promise<number[]> {
  const found = await tx
    .selectFrom('suppliers')
    .select('id')
    .where('id', 'in', ids)
    .where(isListed)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('savedSuppliers')
            .select('supplierId')
            .where('accountId', '=', accountId)
            .whereRef('savedSuppliers.supplierId', '=', 'suppliers.id'),
        ),
      ),
    )
    .orderBy('id')
    .forKeyShare()
    .execute()
  const known = new Set(found.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => known.has(id))
}

/** Saves suppliers a millisecond apart, so that the list preserves the order of `ids`. */
export const insertSaved = (tx: Db, accountId: string, ids: number[]) =>
  tx
    .insertInto('savedSuppliers')
    .values(
      ids.map((supplierId, index) => ({
        accountId,
        supplierId,
        createdAt: sql<string>`now() - ${ids.length - 1 - index} * interval '1 millisecond'`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Returns the note on a supplier, null where there is none, or where it is not saved. */
export async function noteOn(tx: Db, accountId: string, supplierId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('savedSuppliers')
    .select('note')
    .where('accountId', '=', accountId)
    .where('supplierId', '=', supplierId)
    .executeTakeFirst()
  return row?.note ?? null
}

/** Replaces the note on a saved supplier; of one that is not saved there is none. */
export const updateNote = (tx: Db, accountId: string, supplierId: number, note: string | null) =>
  tx.updateTable('savedSuppliers').set({ note }).where('accountId', '=', accountId).where('supplierId', '=', supplierId).execute()

export const deleteSaved = (db: Db, accountId: string, supplierId: number) =>
  db.deleteFrom('savedSuppliers').where('accountId', '=', accountId).where('supplierId', '=', supplierId).execute()
