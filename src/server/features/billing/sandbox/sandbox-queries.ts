import type { Db } from '#server/db/db.ts'
import type { SandboxCustomer } from '#server/ports/payments/sandbox/objects.ts'

/** Locks the document of a customer until the transaction ends; null where there is none yet. */
export async function lockDocument(tx: Db, id: string): Promise<SandboxCustomer | null> {
  const row = await tx.selectFrom('sandboxCustomers').select('document').where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? asDocument(row.document) : null
}

export async function documentById(db: Db, id: string): Promise<SandboxCustomer | null> {
  const row = await db.selectFrom('sandboxCustomers').select('document').where('id', '=', id).executeTakeFirst()
  return row ? asDocument(row.document) : null
}

/** Written by `updateDocument` or `insertDocument`. */
const asDocument = (document: unknown) => document as SandboxCustomer

/** Inserts the document of a new customer; returns undefined where another call has been faster. */
export const insertDocument = (tx: Db, document: SandboxCustomer) =>
  tx
    .insertInto('sandboxCustomers')
    .values({ id: document.id, document: JSON.stringify(document), dueAt: document.dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const updateDocument = (tx: Db, document: SandboxCustomer) =>
  tx
    .updateTable('sandboxCustomers')
    .set({ document: JSON.stringify(document), dueAt: document.dueAt })
    .where('id', '=', document.id)
    .execute()

export const insertEvents = (tx: Db, events: { id: string; payload: string }[]) => tx.insertInto('sandboxEvents').values(events).execute()

export const eventById = (db: Db, id: string) => db.selectFrom('sandboxEvents').select('payload').where('id', '=', id).executeTakeFirst()

export const deleteEvent = (db: Db, id: string) => db.deleteFrom('sandboxEvents').where('id', '=', id).execute()

/** Returns the customers to whom something happens by now. */
export const dueCustomers = async (db: Db, now: Date, most: number): Promise<string[]> =>
  (await db.selectFrom('sandboxCustomers').select('id').where('dueAt', '<=', now.toISOString()).orderBy('dueAt').limit(most).execute()).map(
    ({ id }) => id,
  )
