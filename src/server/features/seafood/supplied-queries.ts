import { sql } from 'kysely'
import type { SuppliedSeafood } from '#contract/seafood/origin-changes.ts'
import type { Db, NewRow } from '#server/db/db.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'

/** Returns whether a row is of a supplier, or of a listing that was merged into it. */
const isSuppliedBy = (supplierId: number) => sql<boolean>`(s.supplier_id = ${supplierId}::integer
  or s.supplier_id in (select merged_id from supplier_merges where kept_id = ${supplierId}::integer and undone_at is null))`

/** The name by which a venue has called itself to this supplier, in the row's own request or the last one. */
const businessName = (supplierId: number) => sql<string>`coalesce((
  select coalesce(r.business_name, r.contact_name, r.contact_email) from quote_requests r
  where r.id = s.request_id or (r.account_id = s.account_id and r.supplier_id = ${supplierId}::integer)
  order by (r.id = s.request_id) desc nulls last, r.created_at desc limit 1), 'A venue')`

/** Returns what was announced and begins right after a row. */
const change = (today: string) => sql<SuppliedSeafood['change']>`(
  select jsonb_build_object('origin', c.origin, 'from', c.begins_on) from seafood_supplies c
  where c.account_id = s.account_id and c.item_key = s.item_key and c.is_shown and c.announced_at is not null
    and c.begins_on > ${today}::date and c.begins_on = s.ends_on + 1
  order by c.serial desc limit 1)`

const supplied = (db: Db, supplierId: number, today: string) =>
  db
    .selectFrom('seafoodSupplies as s')
    .select(['s.id', 's.item', 's.origin', 's.beginsOn as from', 's.endsOn as until', 's.requestId'])
    .select(['s.accountId', 's.itemKey', 's.takenOffOn'])
    .select([businessName(supplierId).as('businessName'), change(today).as('change')])
    .where(isSuppliedBy(supplierId))
    .where('s.isOwn', '=', false)
    .where('s.isShown', '=', true)

export type SuppliedRow = Awaited<ReturnType<ReturnType<typeof supplied>['execute']>>[number]

/** Returns a row as its supplier sees it. */
export const forSupplier = (row: SuppliedRow): SuppliedSeafood => ({
  id: row.id,
  item: row.item,
  businessName: row.businessName,
  origin: row.origin,
  from: row.from,
  until: row.until,
  requestId: row.requestId,
  change: row.change,
})

/** Returns a page of what runs on a day, the newest first. */
export async function suppliedOn(db: Db, supplierId: number, today: string, { limit, offset }: { limit: number; offset: number }) {
  const running = supplied(db, supplierId, today)
    .where('s.beginsOn', '<=', today)
    .where((eb) => eb.or([eb('s.endsOn', 'is', null), eb('s.endsOn', '>=', today)]))
  const rows = await running.orderBy('s.beginsOn', 'desc').orderBy('s.serial', 'desc').limit(limit).offset(offset).execute()
  const { total } = await db
    .selectFrom(running.clearSelect().select('s.id').as('running'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows.map(forSupplier), total }
}

/** Returns those of these rows that a supplier supplies. */
export const suppliedById = (db: Db, supplierId: number, today: string, ids: readonly string[]) =>
  supplied(db, supplierId, today).where('s.id', 'in', ids).execute()

/** Deletes what was announced after a row and has not begun. */
export async function deleteToCome(tx: Db, { id, accountId, itemKey, until }: SuppliedRow, today: string): Promise<void> {
  await tx
    .deleteFrom('seafoodSupplies')
    .where('accountId', '=', accountId)
    .where('itemKey', '=', itemKey)
    .where('announcedAt', 'is not', null)
    .where('beginsOn', '>', today)
    .where((eb) => eb.or([eb('followsId', '=', id), ...(until === null ? [] : [eb('beginsOn', '=', dayAfter(until))])]))
    .execute()
}

/** Returns name and ABN of a supplier as they are now. */
export const supplierNow = (tx: Db, id: number) =>
  tx.selectFrom('suppliers').select(['id', 'businessName', 'abn', 'email']).where('id', '=', id).executeTakeFirstOrThrow()

export const insertAnnounced = (tx: Db, row: NewRow<'seafoodSupplies'>) =>
  tx.insertInto('seafoodSupplies').values(row).returning('id').executeTakeFirstOrThrow()

/** Returns the addresses of accounts. */
export async function addressesOf(tx: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('accounts').select(['id', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}
