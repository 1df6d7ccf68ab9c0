import { sql } from 'kysely'
import type { Figures, TestimonialReview } from '#contract/site/site.ts'
import type { Db } from '#server/db/db.ts'
import { isListed } from '#server/features/suppliers/queries.ts'

/** Counts what the home page says of the marketplace. */
export async function figuresOf(db: Db, newSince: Date): Promise<Figures> {
  const listed = await db
    .selectFrom('suppliers')
    .select([sql<number>`count(*)`.as('suppliers'), sql<number>`count(distinct category)`.as('categories')])
    .where(isListed)
    .executeTakeFirstOrThrow()
  const venues = await db
    .selectFrom('accounts')
    .select([
      sql<number>`count(*)`.as('venues'),
      sql<number>`count(*) filter (where created_at > ${newSince.toISOString()})`.as('newVenues'),
    ])
    .where('role', '=', 'restaurant')
    .executeTakeFirstOrThrow()
  const requests = await db
    .selectFrom('quoteRequests')
    .select(sql<number>`count(*)`.as('requests'))
    .executeTakeFirstOrThrow()
  return { ...listed, ...venues, ...requests }
}

/** How much a review must say to be quoted, and how much fits beside two others, in characters. */
const MIN_LENGTH = 40
const MAX_LENGTH = 280

/** Returns the newest five-star reviews, at most three, one of each supplier. */
export const testimonialsOf = (db: Db): Promise<TestimonialReview[]> =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('reviews')
        .select(['supplierId', 'customerName as name', 'businessName as venue', 'text', 'createdAt'])
        .distinctOn('supplierId')
        .where('rating', '=', 5)
        .where('status', '=', 'published')
        .where(sql<boolean>`length(text) between ${MIN_LENGTH} and ${MAX_LENGTH}`)
        .orderBy('supplierId')
        .orderBy('createdAt', 'desc')
        .as('r'),
    )
    .innerJoin('suppliers as s', 's.id', 'r.supplierId')
    .select(['r.name', 'r.venue', 'r.text', 's.id as supplierId', 's.businessName as supplier', 's.category'])
    .where('s.suspendedAt', 'is', null)
    .orderBy('r.createdAt', 'desc')
    .limit(3)
    .execute()
