import { PLANS, benefitsOf } from '#contract/billing/plans.ts'
import type { Db } from '#server/db/db.ts'
import { isListed } from '#server/features/suppliers/queries.ts'

export type DueListing = { id: number; accountId: string }

/** Returns listings that may be sent the figures of a week, in the order of their ids. */
export const listingsDue = (db: Db, { week, after, limit }: { week: string; after: number; limit: number }): Promise<DueListing[]> =>
  db
    .selectFrom('suppliers')
    .innerJoin('accounts', 'accounts.supplierId', 'suppliers.id')
    .innerJoin('subscriptions', 'subscriptions.supplierId', 'suppliers.id')
    .leftJoin('weeklyFigures as sent', 'sent.supplierId', 'suppliers.id')
    .select(['suppliers.id', 'accounts.id as accountId'])
    .where('subscriptions.status', 'in', ['active', 'past_due'])
    .where(
      'subscriptions.plan',
      'in',
      PLANS.filter((plan) => benefitsOf(plan).hasWeeklyEmail),
    )
    .where(isListed)
    .where((eb) => eb.or([eb('sent.week', 'is', null), eb('sent.week', '<', week)]))
    .where('suppliers.id', '>', after)
    .orderBy('suppliers.id')
    .limit(limit)
    .execute()

/** Notes that the figures of a week are sent, and returns to whom; undefined where they were sent before, or the account has left the listing. */
export async function noteWeek(tx: Db, id: number, accountId: string, week: string) {
  const noted = await tx
    .insertInto('weeklyFigures')
    .values({ supplierId: id, week })
    .onConflict((conflict) => conflict.column('supplierId').doUpdateSet({ week }).where('weeklyFigures.week', '<', week))
    .returning('week')
    .executeTakeFirst()
  if (!noted) return undefined
  return tx
    .selectFrom('suppliers')
    .innerJoin('accounts', 'accounts.supplierId', 'suppliers.id')
    .select(['accounts.email', 'suppliers.businessName', 'suppliers.category'])
    .where('suppliers.id', '=', id)
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
}
