import { sql, type RawBuilder } from 'kysely'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'

/** Today in Sydney, by the clock of the database, so that promotions start and end without anything being written. */
export const TODAY = sql<string>`(now() at time zone 'Australia/Sydney')::date`

/** The condition that a promotion `p` is for today. */
const isForToday = sql<boolean>`p.starts_on <= ${TODAY} and p.ends_on >= ${TODAY}`

/** The promotion of today that a card shows, which is the first to have started: any plan shows that one. A column of a listing's row. */
export const cardPromotion = sql<SupplierRow['promotion']>`(
  select json_build_object('title', p.title, 'endsOn', p.ends_on) from promotions p
  where p.supplier_id = suppliers.id and ${isForToday} order by p.starts_on, p.created_at, p.id limit 1)`.as('promotion')

/** Returns the condition that the supplier with an id has a promotion today. */
export const hasPromotion = (supplierId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${supplierId} in (select p.supplier_id from promotions p where ${isForToday})`
