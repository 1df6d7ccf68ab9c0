import type { Id } from '#contract/endpoint/values.ts'
import type { Db } from '#server/db/db.ts'

/** Selects the listing's live subscription, of which there is one at most; without one, the latest canceled one, if any. */
export const subscriptionsFirst = (db: Db, supplierId: Id) =>
  db
    .selectFrom('subscriptions')
    .where('supplierId', '=', supplierId)
    .orderBy((eb) => eb('status', '<>', 'canceled'), 'desc')
    .orderBy('createdAt', 'desc')
    .limit(1)

export const lastSubscription = (db: Db, supplierId: Id) =>
  subscriptionsFirst(db, supplierId).select(['plan', 'status', 'cancelAtPeriodEnd', 'currentPeriodEnd', 'pastDueSince']).executeTakeFirst()
export type LastSubscription = NonNullable<Awaited<ReturnType<typeof lastSubscription>>>

/** Cancels the live subscription of a listing and returns it; an empty list without one. */
export const cancelSubscriptions = (tx: Db, supplierId: Id, now: Date) =>
  tx
    .updateTable('subscriptions')
    .set({
      status: 'canceled',
      canceledAt: now,
      updatedAt: now,
      pastDueSince: null,
      remindedDay: null,
      changePlan: null,
      changeInterval: null,
      changeCents: null,
      newCents: null,
      newCentsFrom: null,
    })
    .where('supplierId', '=', supplierId)
    .where('status', '<>', 'canceled')
    .returning(['id', 'providerSubscriptionId'])
    .execute()
