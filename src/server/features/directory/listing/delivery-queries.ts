import type { Db } from '#server/db/db.ts'
import { isListed } from '#server/features/suppliers/queries.ts'

/** Returns what some suppliers have said of their deliveries, by id; those that are suspended or unknown are left out. */
export const deliveryTermsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('suppliers')
    .select(['id', 'serviceArea', 'deliveryDays', 'cutOff', 'state', 'postcode', 'suburb', 'deliversOnHolidays'])
    .where('id', 'in', ids)
    .where(isListed)
    .orderBy('id')
    .execute()
