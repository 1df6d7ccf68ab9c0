import { sql } from 'kysely'
import { IMPORT_UNDO_DAYS } from '#contract/owner/supplier-imports.ts'
import type { Db } from '#server/db/db.ts'
import { IMPORTED_COLUMNS, type Effect } from '#server/features/suppliers/import-queries.ts'
import { hasAccount } from '#server/features/suppliers/queries.ts'

/** Listings of one transaction. */
export const UNDO_BATCH = 200

/** Records what a step has written; of two writes of one listing the first tells what was there before the import. */
export async function insertEffects(tx: Db, importId: string, effects: Effect[]): Promise<void> {
  if (effects.length === 0) return
  await tx
    .insertInto('importEffects')
    .values(
      effects.map(({ id, version, writtenOver }) => ({
        importId,
        listingId: id,
        versionAfter: version,
        writtenOver: writtenOver === null ? null : JSON.stringify(writtenOver),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['importId', 'listingId']).doUpdateSet({ versionAfter: sql<number>`excluded.version_after` }),
    )
    .execute()
}

/** Marks an import as being undone; returns undefined where it cannot be, or not any more. */
export const beginUndo = (tx: Db, id: string, undoBy: string, now: Date) =>
  tx
    .updateTable('imports')
    .set({ undoState: 'running', undoBy })
    .where('id', '=', id)
    .where('undoState', 'is', null)
    .where('status', 'in', ['done', 'failed'])
    .where(sql<boolean>`finished_at > ${now}::timestamptz - make_interval(days => ${IMPORT_UNDO_DAYS})`)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('importEffects as e').select('e.listingId').whereRef('e.importId', '=', 'imports.id')),
    )
    .returning('id')
    .executeTakeFirst()

/** What shows that something has happened to a listing, by the tables that know suppliers. */
const TOUCHED = [
  'claims',
  'quote_requests',
  'samples',
  'inquiries',
  'reviews',
  'removed_reviews',
  'saved_suppliers',
  'approved_suppliers',
  'seafood_supplies',
  'products',
  'promotions',
  'images',
  'venues',
  'price_lists',
  'quote_forms',
  'supplier_evidence',
  'supplier_documents',
  'subscriptions',
  'buying_groups',
  'group_offers',
]
const isTouched = sql<boolean>`(${hasAccount} or suppliers.suspended_at is not null
  or exists (select from supplier_merges m where suppliers.id in (m.kept_id, m.merged_id))
  or ${sql.join(
    TOUCHED.map((table) => sql`exists (select from ${sql.table(table)} touched where touched.supplier_id = suppliers.id)`),
    sql` or `,
  )})`

type Found = { listingId: number; isNew: boolean; isUntouched: boolean }

/** Locks some listings that an import has written, and returns whether they are as it left them. */
export async function effectsToUndo(tx: Db, importId: string): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select e.listing_id, e.written_over is null as is_new,
      suppliers.version = e.version_after and not (case when e.written_over is null then ${isTouched} else ${hasAccount} end) as is_untouched
    from import_effects e join suppliers on suppliers.id = e.listing_id
    where e.import_id = ${importId}::uuid
    order by e.listing_id limit ${UNDO_BATCH} for update of suppliers`.execute(tx)
  return rows
}

export const deleteListings = (tx: Db, ids: number[]) => tx.deleteFrom('suppliers').where('id', 'in', ids).execute()

const RECORD = sql.raw(IMPORTED_COLUMNS.map((name) => `"${name}" ${name === 'tags' ? 'text[]' : 'text'}`).join())
const ASSIGNMENTS = sql.join(IMPORTED_COLUMNS.map((name) => sql`${sql.ref(name)} = old.${sql.raw(`"${name}"`)}`))

/** Gives listings back what an import wrote over. */
export const restoreListings = (tx: Db, importId: string, ids: number[], at: Date) =>
  sql`
    update suppliers
    set ${ASSIGNMENTS}, imported = nullif(e.written_over -> 'imported', 'null'::jsonb), import_key = e.written_over ->> 'importKey',
      abn_checked_at = case when old.abn is not null then coalesce(abn_checked_at, ${at}::timestamptz) end,
      version = suppliers.version + 1, updated_at = ${at}::timestamptz
    from import_effects e, jsonb_to_record(e.written_over) as old (${RECORD})
    where e.import_id = ${importId}::uuid and suppliers.id = e.listing_id and suppliers.id = any(${ids}::int[])`.execute(tx)

/** Forgets what was undone, and counts it. */
export async function noteUndone(
  tx: Db,
  importId: string,
  ids: number[],
  counts: { takenOut: number; putBack: number; leftAlone: number },
) {
  await tx.deleteFrom('importEffects').where('importId', '=', importId).where('listingId', 'in', ids).execute()
  await tx
    .updateTable('imports')
    .set((eb) => ({
      takenOut: eb('takenOut', '+', counts.takenOut),
      putBack: eb('putBack', '+', counts.putBack),
      leftAlone: eb('leftAlone', '+', counts.leftAlone),
    }))
    .where('id', '=', importId)
    .execute()
}

export const endUndo = (tx: Db, id: string, undoneAt: Date) =>
  tx.updateTable('imports').set({ undoState: 'done', undoneAt }).where('id', '=', id).where('undoState', '=', 'running').execute()

/** Forgets what imports have written that cannot be undone any more. */
export const deleteOldEffects = (db: Db, before: string) =>
  db
    .deleteFrom('importEffects')
    .where('importId', 'in', (eb) => eb.selectFrom('imports').select('id').where('finishedAt', '<', before))
    .execute()
