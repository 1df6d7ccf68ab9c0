import { sql } from 'kysely'
import type { SeafoodRow } from '#contract/seafood/seafood.ts'
import type { Db, NewRow, RowChange, RowOf } from '#server/db/db.ts'
import { keptUntil, type Supply, type SupplyRow } from '#shared/seafood/supplies.ts'

export type StoredSupply = RowOf<'seafoodSupplies'>

/** What a venue was supplied with as a resource of an access rule. */
export const supplyById = {
  what: 'This row',
  load: (db: Db, { id }: { id: string }): Promise<StoredSupply | undefined> =>
    db.selectFrom('seafoodSupplies').selectAll().where('id', '=', id).where('isShown', '=', true).executeTakeFirst(),
}

export const shownRow = (row: StoredSupply): SeafoodRow => ({
  id: row.id,
  item: row.item,
  supplier: { id: row.supplierId, businessName: row.supplierName },
  origin: row.origin,
  from: row.beginsOn,
  until: row.endsOn,
  keepUntil: keptUntil(row.endsOn),
  requestId: row.requestId,
  note: row.note,
  isOwn: row.isOwn,
})

const shownOf = (db: Db, accountId: string) =>
  db.selectFrom('seafoodSupplies').where('accountId', '=', accountId).where('isShown', '=', true)

/** Returns a page of the record of an account, the newest first, with its length. */
export async function seafoodOf(db: Db, accountId: string, { limit, offset }: { limit: number; offset: number }) {
  const rows = await shownOf(db, accountId)
    .selectAll()
    .orderBy('beginsOn', 'desc')
    .orderBy('serial', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await shownOf(db, accountId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows.map(shownRow), total }
}

const ROWS_AT_A_TIME = 100
/** Yields the whole record of an account, the newest first. */
export async function* wholeRecordOf(db: Db, accountId: string): AsyncGenerator<SeafoodRow, void> {
  for (let offset = 0; ; offset += ROWS_AT_A_TIME) {
    const { items, total } = await seafoodOf(db, accountId, { limit: ROWS_AT_A_TIME, offset })
    yield* items
    if (items.length === 0 || offset + items.length >= total) return
  }
}

/** Counts what an account has noted itself. Call it with the account locked. */
export async function countOwn(tx: Db, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('seafoodSupplies')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('isOwn', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

export const insertSupply = (tx: Db, supply: NewRow<'seafoodSupplies'>): Promise<StoredSupply> =>
  tx.insertInto('seafoodSupplies').values(supply).returningAll().executeTakeFirstOrThrow()

export const updateSupply = (tx: Db, id: string, change: RowChange<'seafoodSupplies'>) =>
  tx.updateTable('seafoodSupplies').set(change).where('id', '=', id).returningAll().executeTakeFirst()

export const deleteSupply = (db: Db, id: string) => db.deleteFrom('seafoodSupplies').where('id', '=', id).execute()

/** Deletes what the acceptance of a request began, and returns whose and what that was. */
export const deleteSuppliesOf = (tx: Db, requestId: string) =>
  tx.deleteFrom('seafoodSupplies').where('requestId', '=', requestId).returning(['accountId', 'supplierId', 'itemKey']).execute()

/** The venue, the supplier and the goods whose supplies follow each other in time. */
export type Sequence = Pick<StoredSupply, 'accountId' | 'supplierId' | 'itemKey'>

/** Notes that the venue has seen what was announced so far. */
export async function markSeen(db: Db, accountId: string, at: Date): Promise<void> {
  await db
    .updateTable('seafoodSupplies')
    .set({ seenAt: at })
    .where('accountId', '=', accountId)
    .where('announcedAt', 'is not', null)
    .where('seenAt', 'is', null)
    .execute()
}

/** Locks the record of an account until the transaction ends. */
export const lockRecord = (tx: Db, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`seafood ${accountId}`}, 0))`.execute(tx)

/** Returns what was accepted and announced of one item from one supplier, in the order in which it was said; a listing that was merged into another is the same supplier. */
export const suppliesIn = (tx: Db, { accountId, supplierId, itemKey }: Sequence): Promise<Supply[]> =>
  tx
    .selectFrom('seafoodSupplies')
    .select(['id', 'origin', 'beginsOn as from', 'takenOffOn as takenOff'])
    .select(sql<boolean>`announced_at is not null`.as('isAnnounced'))
    .where('accountId', '=', accountId)
    .where('itemKey', '=', itemKey)
    .where('isOwn', '=', false)
    .where(
      sql<boolean>`(supplier_id is not distinct from ${supplierId}::integer
        or supplier_id in (select merged_id from supplier_merges where kept_id = ${supplierId}::integer and undone_at is null))`,
    )
    .orderBy('serial')
    .execute()

/** Writes which of the supplies stand in the record, and until when. */
export async function writeRows(tx: Db, supplies: readonly Supply[], rows: readonly SupplyRow[]): Promise<void> {
  const untilById = new Map(rows.map(({ id, until }) => [id, until]))
  for (const { id } of supplies)
    await updateSupply(tx, id, untilById.has(id) ? { isShown: true, endsOn: untilById.get(id) ?? null } : { isShown: false, endsOn: null })
}
