import { sql } from 'kysely'
import type { Terms } from '#contract/billing/plans.ts'
import type { Db } from '#server/db/db.ts'
import { subscriptionsFirst } from '#server/features/plans/queries.ts'
import type { Payments } from '#server/ports/payments/payments.ts'
import type { SubscriptionRow } from '#server/features/billing/events/settle-queries.ts'

/** The owner's setting of the beta; without a value, it lasts. */
const BETA_STAGE = 'pricing.beta.stage'

/** Returns whether the beta lasts, as the owner has set it. */
export const isBetaNow = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('siteItems').select('value').where('kind', '=', 'text').where('key', '=', BETA_STAGE).executeTakeFirst())?.value !==
  'ended'

/** Locks a listing until the transaction ends; undefined where it has been deleted. */
export const lockListing = (tx: Db, supplierId: number) =>
  tx.selectFrom('suppliers').select(['id', 'businessName', 'suspendedAt']).where('id', '=', supplierId).forNoKeyUpdate().executeTakeFirst()

/** Returns the listing's live subscription; undefined without one. */
export const liveSubscription = (db: Db, supplierId: number): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('supplierId', '=', supplierId).where('status', '<>', 'canceled').executeTakeFirst()

/** Locks the listing's live subscription until the transaction ends; undefined without one. */
export const lockLiveSubscription = (tx: Db, supplierId: number): Promise<SubscriptionRow | undefined> =>
  tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('supplierId', '=', supplierId)
    .where('status', '<>', 'canceled')
    .forUpdate()
    .executeTakeFirst()

/** Returns the latest subscription of a listing, live or not. */
export const latestSubscription = (db: Db, supplierId: number): Promise<SubscriptionRow | undefined> =>
  subscriptionsFirst(db, supplierId).selectAll().executeTakeFirst()

type Start = { supplierId: number; terms: Terms; provider: Payments['provider']; customer: string }

/** Inserts a subscription whose first payment is awaited. */
export const insertSubscription = (tx: Db, { supplierId, terms, provider, customer }: Start): Promise<SubscriptionRow> =>
  tx
    .insertInto('subscriptions')
    .values({ supplierId, ...terms, provider, providerCustomerId: customer })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Cancels a subscription that was never paid; does nothing once it has been. */
export const cancelUnpaid = (tx: Db, id: string, now: Date) =>
  tx
    .updateTable('subscriptions')
    .set({ status: 'canceled', canceledAt: now, updatedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()

/** Stores what the provider calls a subscription. */
export const setProviderId = (db: Db, id: string, providerSubscriptionId: string) =>
  db.updateTable('subscriptions').set({ providerSubscriptionId }).where('id', '=', id).where('providerSubscriptionId', 'is', null).execute()

/** Returns the listing's customer at a provider; undefined before its first subscription there. */
export const customerOf = async (db: Db, supplierId: number, provider: Payments['provider']): Promise<string | undefined> =>
  (
    await db
      .selectFrom('billingCustomers')
      .select('providerCustomerId')
      .where('supplierId', '=', supplierId)
      .where('provider', '=', provider)
      .executeTakeFirst()
  )?.providerCustomerId

/** Stores a listing's customer at a provider, unless it has one, and returns the one that it has. */
export async function storeCustomer(db: Db, supplierId: number, provider: Payments['provider'], customer: string): Promise<string> {
  await db
    .insertInto('billingCustomers')
    .values({ supplierId, provider, providerCustomerId: customer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await customerOf(db, supplierId, provider)) ?? customer
}

/** Counts a change at the provider, so that the next has another key; returns undefined where it has been counted. */
export const countChange = (tx: Db, { id, changes }: Pick<SubscriptionRow, 'id' | 'changes'>) =>
  tx
    .updateTable('subscriptions')
    .set({ changes: changes + 1 })
    .where('id', '=', id)
    .where('changes', '=', changes)
    .returning('id')
    .executeTakeFirst()

/** Returns whether a plan of this listing was given back before, by whoever managed it then. */
export const hasUsedGuarantee = async (db: Db, supplierId: number): Promise<boolean> =>
  (await db
    .selectFrom('subscriptions')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('supplierId', '=', supplierId),
        eb.exists(
          eb
            .selectFrom('billingCustomers as b')
            .select('b.provider')
            .where('b.leftSupplierId', '=', supplierId)
            .whereRef('b.provider', '=', 'subscriptions.provider')
            .whereRef('b.providerCustomerId', '=', 'subscriptions.providerCustomerId'),
        ),
      ]),
    )
    .where('refundedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Returns the plan that a listing has given back, while the provider has not paid back what is due of it. */
export const unsettledRefund = (db: Db, supplierId: number, provider: Payments['provider']) =>
  db
    .selectFrom('subscriptions')
    .select('id')
    .where('supplierId', '=', supplierId)
    .where('provider', '=', provider)
    .where('refundedAt', 'is not', null)
    .where('refundSettledAt', 'is', null)
    .executeTakeFirst()

/** Returns what is due of a subscription's open invoices. */
export const dueOf = async (db: Db, subscriptionId: string): Promise<number> =>
  (
    await db
      .selectFrom('invoices')
      .select(sql<number>`coalesce(sum(due_cents - paid_cents), 0)::integer`.as('cents'))
      .where('subscriptionId', '=', subscriptionId)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
  ).cents

/** Returns whether a subscription has an invoice that is newer. */
export const isInvoicedAfter = async (db: Db, subscriptionId: string, time: Date): Promise<boolean> =>
  (await db
    .selectFrom('invoices')
    .select('id')
    .where('subscriptionId', '=', subscriptionId)
    .where('issuedAt', '>', time.toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined
