import { sql } from 'kysely'
import type { Output } from '#contract/endpoint/endpoint.ts'
import type { getDecisions, getStats, GrowthStep } from '#contract/owner/owner-overview.ts'
import { keysOf } from '#shared/objects.ts'
import type { Db } from '#server/db/db.ts'
import { canWait, isUnseen } from '#server/features/suppliers/merged-queries.ts'
import { required } from '#shared/required.ts'

export async function statsOf(db: Db, today: string): Promise<Output<typeof getStats>> {
  const { rows } = await sql<Output<typeof getStats>>`
    select listed.*, users.*, rated.*, (select count(*)::integer from subscriptions where status = 'active') as active_users,
      (select coalesce(sum(paid_cents - refunded_cents), 0)::integer from invoices
        where provider <> 'sandbox' and paid_at >= date_trunc('month', ${today}::timestamp) at time zone 'Australia/Sydney') as paid_cents
    from (select count(*)::integer as total_suppliers, count(*) filter (where is_verified)::integer as verified_suppliers
        from suppliers where not ${isUnseen}) listed,
      (select count(*)::integer as total_users from accounts where role <> 'owner') users,
      (select count(*)::integer as total_reviews, to_char(coalesce(avg(rating), 0), 'FM0.0') as average_rating from reviews where status = 'published') rated`.execute(
    db,
  )
  // Each subquery has one row.
  return required(rows[0], 'The row of the overview')
}

export async function decisionsOf(db: Db, today: string): Promise<Output<typeof getDecisions>> {
  const { rows } = await sql<Output<typeof getDecisions>>`
    select (select count(*)::integer from claims where status = 'open') as claims,
      (select count(distinct p.review_id)::integer from review_reports p join reviews r on r.id = p.review_id
        where p.decided_at is null and r.status = 'published' and ${canWait('r.supplier_id')}) as reports,
      (select count(*)::integer from reviews r where r.status = 'held' and ${canWait('r.supplier_id')}) as held,
      (select count(*)::integer from supplier_evidence e join suppliers on suppliers.id = e.supplier_id
        where suppliers.is_verified and not ${isUnseen} and e.expires_on <= ${today}::date + 30) as expiring_seals,
      (select count(*)::integer from duplicate_pairs()) as duplicates,
      (select count(*)::integer from emails where status = 'failed') as failed_emails,
      (select count(*)::integer from supplier_documents h where h.asked_at is null and not exists (
        select from supplier_evidence e where e.supplier_id = h.supplier_id and e.checked_at >= h.created_at)
        and ${canWait('h.supplier_id')}) as documents,
      (select count(*)::integer from subscriptions where status = 'past_due') as failed_payments,
      (select count(*)::integer from enquiries where answered_at is null and removed_at is null) as enquiries`.execute(db)
  return required(rows[0], 'The row of the overview')
}

type GrowthRange = { by: 'day' | 'week'; steps: number; /** The Sydney day that the last step contains. */ today: string }

/** What is counted, by the time of which column. */
const COUNTED = {
  suppliers: sql`suppliers`,
  buyers: sql`accounts where role = 'restaurant'`,
  requests: sql`quote_requests`,
  // A request that was passed on was answered, but not with prices.
  answers: sql`(select min(at) as priced_at from quote_steps where step = 'answer' group by request_id) priced`,
  wins: sql`quote_requests where status = 'won'`,
}
const TIMES = { suppliers: 'created_at', buyers: 'created_at', requests: 'created_at', answers: 'priced_at', wins: 'status_at' }

/**
 * Returns one row for each step, oldest first; days begin at midnight in Sydney, daylight saving included. Each table is read once, however
 * many steps there are.
 */
export async function growthOf(db: Db, { by, steps, today }: GrowthRange): Promise<GrowthStep[]> {
  const length = sql`${`1 ${by}`}::interval`
  const last = sql`date_trunc(${by}, ${today}::timestamp)`
  const first = sql`${last} - ${steps - 1}::integer * ${length}`
  const names = keysOf(COUNTED)
  const countsOf = (name: keyof typeof COUNTED) => sql`
    select ${name} as name, date_trunc(${by}, ${sql.ref(TIMES[name])} at time zone 'Australia/Sydney') as first
    from (select * from ${COUNTED[name]}) counted
    where ${sql.ref(TIMES[name])} >= (${first}) at time zone 'Australia/Sydney'`
  const { rows } = await sql<GrowthStep>`
    select step.first::date as "from", ${sql.join(names.map((name) => sql`count(*) filter (where event.name = ${name})::integer as ${sql.ref(name)}`))}
    from generate_series(${first}, ${last}, ${length}) as step (first)
    left join (${sql.join(names.map(countsOf), sql` union all `)}) event on event.first = step.first
    group by step.first
    order by step.first`.execute(db)
  return rows
}
