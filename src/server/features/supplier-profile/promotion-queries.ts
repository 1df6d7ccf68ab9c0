import { sql } from 'kysely'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { OwnPromotion, Promotion } from '#contract/suppliers/promotions.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { precompiled, type Db } from '#server/db/db.ts'
import { TODAY } from '#server/features/suppliers/promotions-sql.ts'
import { dateBefore } from '#server/jobs/housekeeping.ts'

const PROMOTION = ['id', 'title', 'text', 'price', 'startsOn', 'endsOn', 'productId'] as const

/** A promotion without what its product costs. */
export type StoredPromotion = Omit<Promotion, 'insteadOf'>

/** What a promotion is by its days alone. */
type StateByDays = Exclude<OwnPromotion['state'], 'hidden'>
const stateByDays = sql<StateByDays>`case when starts_on > ${TODAY} then 'planned' when ends_on < ${TODAY} then 'ended' else 'running' end`

/** Returns all promotions of a listing with the prices of their products, the first to start first. */
export const promotionsOf = precompiled((db, supplierId: Id) =>
  db
    .selectFrom('promotions')
    .select([...PROMOTION, stateByDays.as('state')])
    .select(sql<string | null>`(select p.price from products p where p.id = promotions.product_id)`.as('usually'))
    .where('supplierId', '=', supplierId)
    .orderBy('startsOn')
    .orderBy('createdAt')
    .orderBy('id'),
)

/** Returns a product of the listing; undefined where it has none with this id. */
export const productById = (tx: Db, supplierId: Id, id: string) =>
  tx
    .selectFrom('products')
    .select(['title', 'description', 'price'])
    .where('supplierId', '=', supplierId)
    .where('id', '=', id)
    .executeTakeFirst()

/** `createdAt` is the time of the insertion and not that of the transaction: of two in one transaction the first is first. */
export const insertPromotion = (tx: Db, promotion: Omit<StoredPromotion, 'id'> & { supplierId: Id }): Promise<StoredPromotion> =>
  tx
    .insertInto('promotions')
    .values({ ...promotion, createdAt: sql<string>`clock_timestamp()` })
    .returning(PROMOTION)
    .executeTakeFirstOrThrow()

export const updatePromotion = (tx: Db, { id, ...change }: StoredPromotion): Promise<StoredPromotion> =>
  tx.updateTable('promotions').set(change).where('id', '=', id).returning(PROMOTION).executeTakeFirstOrThrow()

/** Returns undefined when the listing has no promotion with this id. */
export const deletePromotion = (tx: Db, supplierId: Id, id: string) =>
  tx.deleteFrom('promotions').where('supplierId', '=', supplierId).where('id', '=', id).returning('id').executeTakeFirst()

/** Deletes promotions that ended long ago. */
export async function deleteOldPromotions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('promotions').where('endsOn', '<', dateBefore(now, RETENTION_DAYS.promotion)).execute()
}
