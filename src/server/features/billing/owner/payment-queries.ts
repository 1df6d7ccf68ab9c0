import { sql } from 'kysely'
import type { Input, ListPage } from '#contract/endpoint/endpoint.ts'
import type { listPaidPlans, listPayments, PaidPlan, PaymentRow, RevenueMonth } from '#contract/owner/payments.ts'
import type { Db } from '#server/db/db.ts'

const contains = (column: string, text: string) => sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${text})) > 0`

/** Returns a page of the plans that match, the newest first. */
export async function paidPlansPage(db: Db, { search, status, limit, offset }: Input<typeof listPaidPlans>): Promise<ListPage<PaidPlan>> {
  const plans = db
    .selectFrom('subscriptions as p')
    .innerJoin('suppliers as s', 's.id', 'p.supplierId')
    .$if(status !== undefined, (query) => query.where('p.status', '=', sql.val(status!)))
    .$if(search !== null, (query) => query.where(contains('s.business_name', search ?? '')))
  const items = await plans
    .select(['p.id', 's.id as supplierId', 's.businessName', 'p.plan', 'p.interval', 'p.status', 'p.cents', 'p.createdAt'])
    .select(['p.currentPeriodEnd', 'p.cancelAtPeriodEnd', 'p.pastDueSince'])
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await plans.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total }
}

/** Which invoices each list has. */
const LISTS = {
  all: sql<boolean>`true`,
  unpaid: sql<boolean>`i.status in ('open', 'uncollectible')`,
  refunded: sql<boolean>`i.refunded_cents > 0`,
}

/** Returns a page of the invoices that match, the newest first. */
export async function paymentsPage(db: Db, { search, list, limit, offset }: Input<typeof listPayments>): Promise<ListPage<PaymentRow>> {
  const invoices = db
    .selectFrom('invoices as i')
    .leftJoin('suppliers as s', 's.id', 'i.supplierId')
    .leftJoin('supplierDeletions as d', 'd.supplierId', 'i.supplierId')
    .where(LISTS[list])
    .$if(search !== null, (query) =>
      query.where(({ or }) => or([contains('i.number', search ?? ''), contains('s.business_name', search ?? '')])),
    )
  const items = await invoices
    .select(['i.id', 'i.number', 's.businessName', 'i.status', 'i.issuedAt', 'i.paidAt', 'i.totalCents', 'i.refundedCents'])
    // A deleted listing has no page, and its name for as long as it can come back.
    .select(sql<number | null>`case when d.supplier_id is null then i.supplier_id end`.as('supplierId'))
    .select(sql<boolean>`i.provider = 'sandbox'`.as('isSandbox'))
    .orderBy('i.issuedAt', 'desc')
    .orderBy('i.number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await invoices.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total }
}

/** Returns what was paid in each of the last twelve months, the newest first; months begin at midnight in Sydney. */
export async function revenueOf(db: Db, today: string): Promise<RevenueMonth[]> {
  const { rows } = await sql<RevenueMonth>`
    select to_char(m.first, 'YYYY-MM') as month,
      coalesce(sum(i.paid_cents) filter (where i.provider <> 'sandbox'), 0)::int as paid_cents,
      coalesce(sum(i.refunded_cents) filter (where i.provider <> 'sandbox'), 0)::int as refunded_cents,
      coalesce(sum(i.paid_cents - i.refunded_cents) filter (where i.provider = 'sandbox'), 0)::int as sandbox_cents
    from generate_series(date_trunc('month', ${today}::timestamp) - interval '11 months', date_trunc('month', ${today}::timestamp), '1 month') m (first)
    left join invoices i on i.paid_at >= m.first at time zone 'Australia/Sydney'
      and i.paid_at < (m.first + interval '1 month') at time zone 'Australia/Sydney'
    group by m.first order by m.first desc`.execute(db)
  return rows
}
