import { sql } from 'kysely'
import type { Terms } from '#contract/billing/plans.ts'
import type { Db } from '#server/db/db.ts'
import type { SubscriptionRow } from './settle-queries.ts'

/** A point in a list that is read in steps: what comes after the last id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Returns the live and unfinished subscriptions at a provider, in steps by id. */
export const atProvider = (db: Db, provider: 'sandbox' | 'stripe', after = FIRST, most = 50) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'providerSubscriptionId', 'providerCustomerId'])
    .where('provider', '=', provider)
    .where('providerSubscriptionId', 'is not', null)
    .where('status', '<>', 'canceled')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()

/** Locks subscriptions whose renewal has been unpaid for `day` days at least, and whose supplier was last told before. */
export const toRemind = (tx: Db, day: number, now: Date, most: number): Promise<SubscriptionRow[]> =>
  unpaidSince(tx, day, now, most).selectAll().where('remindedDay', '<', day).forUpdate().skipLocked().execute()

/** Returns the subscriptions of listings whose days to pay are over, in steps by id. */
export const toEnd = (db: Db, graceDays: number, now: Date, most: number, after = FIRST) =>
  unpaidSince(db, graceDays, now, most)
    .select((eb) => ['id', 'provider', 'providerSubscriptionId', eb.ref('supplierId').$notNull().as('supplierId')])
    .where('supplierId', 'is not', null)
    .where('id', '>', after)
    .execute()

const unpaidSince = (db: Db, days: number, now: Date, most: number) =>
  db
    .selectFrom('subscriptions')
    .where('status', '=', 'past_due')
    .where('pastDueSince', '<=', new Date(now.getTime() - days * 86_400_000).toISOString())
    .orderBy('id')
    .limit(most)

/** Locks subscriptions to a plan by the month or the year that cost less than `cents`, and whose supplier has not been told of the new price. */
export const toReprice = (tx: Db, { plan, interval, cents }: Terms, most: number): Promise<SubscriptionRow[]> =>
  tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', '=', 'active')
    .where('provider', 'is not', null)
    .where('plan', '=', plan)
    .where('interval', '=', interval)
    .where('cents', '<', cents)
    .where('newCents', 'is', null)
    .where('cancelAtPeriodEnd', '=', false)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()

/** Returns subscriptions whose next payment may have the new price, of which the provider does not know yet. */
export const toSchedule = (db: Db, provider: 'sandbox' | 'stripe', most: number) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', '=', 'active')
    .where('provider', '=', provider)
    .where('newCents', 'is not', null)
    .where('newCentsScheduled', '=', false)
    .where('cancelAtPeriodEnd', '=', false)
    .where('changePlan', 'is', null)
    .whereRef('newCentsFrom', '<=', 'currentPeriodEnd')
    .orderBy('id')
    .limit(most)
    .execute()

/** Locks subscriptions by the year that are renewed by `until`, and whose supplier was not told. */
export const toAnnounce = (tx: Db, now: Date, until: Date, most: number): Promise<SubscriptionRow[]> =>
  tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', '=', 'active')
    .where('interval', '=', 'year')
    .where('cancelAtPeriodEnd', '=', false)
    .where('currentPeriodEnd', '>', now.toISOString())
    .where('currentPeriodEnd', '<=', until.toISOString())
    .where(sql<boolean>`renewal_told_for is distinct from current_period_end`)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
