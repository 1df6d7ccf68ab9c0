import { sql } from 'kysely'
import { CONFIRMED_DAYS } from '#contract/price-lists/price-list-settings.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** How long before a list stops its supplier is told. */
const WARNED_DAYS = 10

/** Notes which lists that answer at once are about to stop, and returns them with the address of whoever manages them. */
export const listsToConfirm = (tx: Db, now: Date, limit: number) =>
  tx
    .updateTable('priceLists as l')
    .from('suppliers as s')
    .innerJoin('accounts as a', 'a.supplierId', 's.id')
    .set({ remindedOf: sql<string>`l.confirmed_at` })
    .whereRef('l.supplierId', '=', 's.id')
    .where('l.supplierId', 'in', (eb) =>
      eb
        .selectFrom('priceLists as d')
        .innerJoin('suppliers as o', 'o.id', 'd.supplierId')
        .select('d.supplierId')
        .where('d.isOn', '=', true)
        .where('d.version', '>', 0)
        .where('d.confirmedAt', '<', daysBefore(now, CONFIRMED_DAYS - WARNED_DAYS))
        .where('d.confirmedAt', '>=', daysBefore(now, CONFIRMED_DAYS))
        .where(sql<boolean>`d.reminded_of is distinct from d.confirmed_at`)
        .where('o.suspendedAt', 'is', null)
        .where(({ exists, selectFrom }) => exists(selectFrom('accounts as m').select('m.id').whereRef('m.supplierId', '=', 'o.id')))
        .orderBy('d.confirmedAt')
        .limit(limit)
        .forUpdate('d'),
    )
    .returning(['s.id', 's.businessName', 'a.email as recipient', 'l.confirmedAt'])
    .execute()
