import { sql } from 'kysely'
import type { MemberRole } from '#contract/accounts/accounts.ts'
import { benefitsOf, GRACE_DAYS, sharedPlans } from '#contract/billing/plans.ts'

/** How many work on a listing with the plan `p` besides its manager: nobody with another plan. */
const MEMBERS_OF_PLAN = sql`(case p.plan ${sql.join(
  sharedPlans().map((plan) => sql`when ${sql.lit(plan)} then ${sql.lit(benefitsOf(plan).users - 1)}`),
  sql` `,
)} else 0 end)`
/** How many have joined the listing of `lm` before that member. */
const JOINED_BEFORE = sql`(
  select count(*) from listing_members e
  where e.supplier_id = lm.supplier_id and e.account_id is not null and (e.accepted_at, e.id) < (lm.accepted_at, lm.id))`
// In hours, because a day is not always 24 of them.
const GRACE = sql.lit(`${24 * GRACE_DAYS} hours`)

/**
 * Returns the membership by which an account `a` without a listing of its own works on another's, `m`, while that listing's plan includes as
 * many users, as `subscriptionOf` says: after a change to a smaller plan those who joined first. It uses its one value once, so that it can be part of a precompiled query.
 */
export const workingMembership = (now: string) =>
  sql<{ supplierId: number; role: MemberRole }>`(
    select lm.supplier_id, lm.role
    from (select ${now}::timestamptz as now) t, listing_members lm join subscriptions p on p.supplier_id = lm.supplier_id
    where lm.account_id = a.id and a.supplier_id is null and ${JOINED_BEFORE} < ${MEMBERS_OF_PLAN}
      and not (p.cancel_at_period_end and coalesce(p.current_period_end <= t.now, false))
      and (p.status = 'active' or (p.status = 'past_due' and p.past_due_since > t.now - ${GRACE}::interval)))`.as<'m'>('m')
