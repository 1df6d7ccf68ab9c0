import { sql } from 'kysely'
import type { MemberRole } from '#contract/accounts/accounts.ts'
import { benefitsOf, GRACE_DAYS, PLANS } from '#contract/billing/plans.ts'

const SHARED_PLANS = sql.join(PLANS.filter((plan) => benefitsOf(plan).users > 1).map((plan) => sql.lit(plan)))
// In hours, because a day is not always 24 of them.
const GRACE = sql.lit(`${24 * GRACE_DAYS} hours`)

/**
 * Returns the membership by which an account `a` without a listing of its own works on another's, `m`, while that listing's plan includes several
 * users, as `subscriptionOf` says. It uses its one value once, so that it can be part of a precompiled query.
 */
export const workingMembership = (now: string) =>
  sql<{ supplierId: number; role: MemberRole }>`(
    select lm.supplier_id, lm.role
    from (select ${now}::timestamptz as now) t, listing_members lm join subscriptions p on p.supplier_id = lm.supplier_id
    where lm.account_id = a.id and a.supplier_id is null and p.plan in (${SHARED_PLANS})
      and not (p.cancel_at_period_end and coalesce(p.current_period_end <= t.now, false))
      and (p.status = 'active' or (p.status = 'past_due' and p.past_due_since > t.now - ${GRACE}::interval)))`.as<'m'>('m')
