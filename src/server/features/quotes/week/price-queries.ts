import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { pricesOf, statusOn } from '#server/features/quotes/held-prices/price-queries.ts'
import { DAYS_BEFORE_END } from '#shared/held-price/held-price.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'

/** The most prices that are looked at: as many as five announcements change. */
const MAX_READ = 500

/** Returns the prices of an account that are promised still and have changes, or end soon: the newest first. */
export const pricesToNotice = (db: Db, accountId: string, today: string) =>
  pricesOf(db, { accountId })
    .where(statusOn(today), '<>', 'ended')
    .where(({ or, eb }) =>
      or([
        sql<boolean>`exists (select from price_changes c where c.price_id = p.id)`,
        eb('p.heldUntil', '<=', dayAfter(today, DAYS_BEFORE_END)),
      ]),
    )
    .orderBy('p.acceptedAt', 'desc')
    .orderBy('p.id')
    .limit(MAX_READ)
    .execute()
