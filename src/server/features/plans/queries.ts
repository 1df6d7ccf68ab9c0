import type { Id } from '#contract/values.ts'
import type { Db } from '#server/db/db.ts'

/** Returns the listing's live subscription, of which there is one at most; without one, the latest canceled one, if any. */
export const lastSubscription = (db: Db, supplierId: Id) =>
  db
    .selectFrom('subscriptions')
    .select(['plan', 'status', 'cancelAtPeriodEnd', 'currentPeriodEnd'])
    .where('supplierId', '=', supplierId)
    .orderBy((eb) => eb('status', '<>', 'canceled'), 'desc')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Cancels the live subscription of a listing; does nothing without one. */
export const cancelSubscription = (tx: Db, supplierId: Id, now: Date) =>
  tx
    .updateTable('subscriptions')
    .set({ status: 'canceled', canceledAt: now, updatedAt: now })
    .where('supplierId', '=', supplierId)
    .where('status', '<>', 'canceled')
    .execute()
