import { sql } from 'kysely'
import type { Supplier } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'

/** What its supplier can change of a listing. */
export type ListingChange = Partial<Omit<Supplier, 'id' | 'isVerified' | 'averageRating' | 'totalReviews' | 'isClaimable' | 'version'>> & {
  abnCheckedAt?: Date | null
}

export const updateListing = (tx: Db, id: number, { differentiators, serviceArea, ...change }: ListingChange, updatedAt: Date) =>
  tx
    .updateTable('suppliers')
    .set({
      ...change,
      differentiators: differentiators && JSON.stringify(differentiators),
      serviceArea: serviceArea && JSON.stringify(serviceArea),
      version: sql`version + 1`,
      updatedAt,
    })
    .where('id', '=', id)
    .execute()

/** What a supplier has changed, for its own eyes; `subject` is the venue. */
export const insertChange = (
  tx: Db,
  change: { supplierId: number; kind: 'profile' | 'venue-added' | 'venue-removed'; subject?: string; at: Date },
) => tx.insertInto('listingChanges').values(change).execute()

const startOfDay = (time: Date) =>
  sql<string>`date_trunc('day', ${time.toISOString()}::timestamptz at time zone 'Australia/Sydney') at time zone 'Australia/Sydney'`

/** Moves the last change to `at`, where that was one of the profile on the same day of Sydney; else answers nothing. */
export const moveProfileChange = (tx: Db, supplierId: number, at: Date) =>
  tx
    .updateTable('listingChanges')
    .set({ at })
    .where('id', '=', (eb) =>
      eb.selectFrom('listingChanges').select('id').where('supplierId', '=', supplierId).orderBy('id', 'desc').limit(1),
    )
    .where('kind', '=', 'profile')
    .where('at', '>=', startOfDay(at))
    .returning('id')
    .executeTakeFirst()
