import { sql } from 'kysely'
import { MAX_WEEKS_SUPPLIERS } from '#contract/venue/venue.ts'
import type { Db } from '#server/db/db.ts'
import { statusOn } from '#server/features/quotes/held-prices/price-queries.ts'
import { isListed } from '#server/features/suppliers/queries.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

/** How long a supplier counts as one that is ordered from after a request was accepted: monthly orders are among them. */
const ORDERED_MS = 35 * 86_400_000

/**
 * Returns the suppliers of a buyer, by name: those whose prices hold, and those with whom it has accepted a request lately, each with its terms of
 * delivery and the place that was asked for last.
 */
export const ownSuppliers = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom((of) =>
      of
        .selectFrom('quoteRequests as r')
        .select(['r.supplierId', 'r.deliveryLocation'])
        .distinctOn('r.supplierId')
        .where('r.accountId', '=', accountId)
        .where('r.status', '=', 'won')
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('r.statusAt', '>=', new Date(now.getTime() - ORDERED_MS).toISOString()),
            exists(
              selectFrom('heldPrices as p')
                .select('p.id')
                .whereRef('p.requestId', '=', 'r.id')
                .where(statusOn(sydneyDay(now)), '<>', 'ended'),
            ),
          ]),
        )
        .orderBy('r.supplierId')
        .orderBy(sql`r.delivery_location is null`)
        .orderBy('r.statusAt', 'desc')
        .as('own'),
    )
    .innerJoin('suppliers', 'suppliers.id', 'own.supplierId')
    .select(['suppliers.id', 'suppliers.businessName', 'suppliers.phone', 'own.deliveryLocation'])
    .select(['serviceArea', 'deliveryDays', 'cutOff', 'state', 'postcode', 'suburb', 'deliversOnHolidays'])
    .where(isListed)
    .orderBy('nameOrder')
    .orderBy('suppliers.id')
    .limit(MAX_WEEKS_SUPPLIERS)
    .execute()

export type OwnSupplier = Awaited<ReturnType<typeof ownSuppliers>>[number]
