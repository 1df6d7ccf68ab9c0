import { sql } from 'kysely'
import type { PriceListRow, StoredPriceRow } from '#contract/price-lists/price-lists.ts'
import type { Db } from '#server/db/db.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { containing } from '#server/db/like-pattern.ts'
import { isSeafood } from '#server/features/directory/dictionary/seafood.ts'

const ROW = [
  'id',
  'code',
  'item',
  'packSize',
  'unit',
  'contents',
  'priceCents',
  'gst',
  'note',
  'origin',
  'isAvailable',
  'changedAt',
] as const

/** Returns a row as it is shown. */
export const shownRow = (row: StoredPriceRow): PriceListRow => ({ ...row, isSeafood: isSeafood(row.item) })

const rowsOf = (db: Db, supplierId: number, search: string | null) => {
  const all = db.selectFrom('priceListRows').where('supplierId', '=', supplierId)
  // Each word has to stand in the item or the code.
  const words = (search ?? '').split(/\s+/).filter(Boolean).slice(0, 10)
  return words.reduce((query, word) => {
    const pattern = containing(word)
    return query.where(sql<boolean>`(item ilike ${pattern} or code ilike ${pattern})`)
  }, all)
}

/** Returns all rows of a list, in its order. */
export const everyRowOf = (db: Db, supplierId: number): Promise<StoredPriceRow[]> =>
  rowsOf(db, supplierId, null).select(ROW).orderBy('position').execute()

/** Returns a page of the rows that a search finds, in the order of the list. */
export async function pageOfRows(
  db: Db,
  supplierId: number,
  { search, limit, offset }: { search: string | null; limit: number; offset: number },
): Promise<{ items: PriceListRow[]; total: number }> {
  const items = await rowsOf(db, supplierId, search).select(ROW).orderBy('position').limit(limit).offset(offset).execute()
  const { total } = await rowsOf(db, supplierId, search)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: items.map(shownRow), total }
}

/** Returns what can be taken back of a list. Call it with the listing locked. */
export const previousOf = (tx: Db, supplierId: number) =>
  tx.selectFrom('priceLists').select(['version', 'previous', 'previousAt']).where('supplierId', '=', supplierId).executeTakeFirst()

/** Replaces the rows of a list. Call it with the listing locked. */
export async function replaceRows(
  tx: Db,
  supplierId: number,
  rows: readonly StoredPriceRow[],
  previous: { rows: readonly StoredPriceRow[]; at: Date } | null,
): Promise<number> {
  const kept = { previous: previous && JSON.stringify(previous.rows), previousAt: previous && previous.at.toISOString() }
  const { version } = await tx
    .insertInto('priceLists')
    .values({ supplierId, ...kept })
    .onConflict((conflict) =>
      conflict.column('supplierId').doUpdateSet({ ...kept, version: sql`price_lists.version + 1`, updatedAt: sql`now()` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('priceListRows').where('supplierId', '=', supplierId).execute()
  await insertRows(
    tx,
    'priceListRows',
    rows.map((row, position) => ({ ...row, supplierId, position })),
  )
  return version
}

/** Changes one row of a list, and returns the new version of the list. Call it with the listing locked. */
export async function updateRow(tx: Db, supplierId: number, { id, contents, ...values }: StoredPriceRow): Promise<number> {
  await tx
    .updateTable('priceListRows')
    .set({ ...values, contents: contents && JSON.stringify(contents) })
    .where('supplierId', '=', supplierId)
    .where('id', '=', id)
    .execute()
  const { version } = await tx
    .updateTable('priceLists')
    .set({ version: sql`version + 1` })
    .where('supplierId', '=', supplierId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Returns the rows of the listing that was merged into another one last and had a list; none where that was before. */
export async function mergedRowsOf(db: Db, keptId: number, since: Date): Promise<StoredPriceRow[]> {
  const merged = await db
    .selectFrom('supplierMerges as m')
    .select('m.mergedId')
    .where('m.keptId', '=', keptId)
    .where('m.undoneAt', 'is', null)
    .where('m.mergedAt', '>', since.toISOString())
    .where((eb) => eb.exists(eb.selectFrom('priceListRows as r').select('r.id').whereRef('r.supplierId', '=', 'm.mergedId')))
    .orderBy('m.mergedAt', 'desc')
    .executeTakeFirst()
  return merged ? everyRowOf(db, merged.mergedId) : []
}

/** Deletes the lists of the listings that were merged into one: whoever manages that next must not find them. */
export const deleteMergedListsOf = (tx: Db, keptId: number) =>
  tx
    .deleteFrom('priceLists')
    .where('supplierId', 'in', (eb) =>
      eb.selectFrom('supplierMerges').select('mergedId').where('keptId', '=', keptId).where('undoneAt', 'is', null),
    )
    .execute()

/** Deletes the list of a listing. */
export const deletePriceListOf = (tx: Db, supplierId: number) => tx.deleteFrom('priceLists').where('supplierId', '=', supplierId).execute()
