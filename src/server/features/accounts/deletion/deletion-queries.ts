import { sql } from 'kysely'
import type { Deletion } from '#contract/accounts/account-deletion.ts'
import { QUOTE_STATES, stateAfter } from '#contract/quotes/quote-states.ts'
import type { Db } from '#server/db/db.ts'
import { planOf } from '#server/features/plans/plan.ts'
import { confirmedAddressOf } from '#server/features/accounts/queries.ts'
import { itemAt } from '#shared/item-at.ts'

/** The account that would be deleted; `supplierId` is null without a listing. */
type Subject = { id: string; supplierId: number | null }

/** The condition of requests that still wait for one of the two sides: those that are passed when the listing goes. */
const isOpen = sql`status in (${sql.join(QUOTE_STATES.filter((state) => stateAfter('leave', state) === 'passed'))})`

/** Counts the rows that the deletion of an account deletes, and those that stay for others without it. */
export async function deletionOf(db: Db, { id, supplierId }: Subject, now: Date): Promise<Deletion> {
  const address = await confirmedAddressOf(db, id)
  const ofAddress = sql`lower(email) = ${address}`
  const { rows } = await sql<Deletion['deleted'] & Deletion['kept']>`select
    (select count(*)::int from sessions where account_id = ${id}) as sessions,
    (select count(*)::int from push_subscriptions where account_id = ${id}) as push_subscriptions,
    (select count(*)::int from saved_suppliers where account_id = ${id}) as saved_suppliers,
    (select count(*)::int from order_lists where account_id = ${id}) as order_lists,
    (select count(*)::int from group_members m join buying_groups g on g.id = m.group_id where m.account_id = ${id} and g.outcome is null) as groups,
    (select count(*)::int from buyer_venues where account_id = ${id}) as own_venues,
    (select count(*)::int from seafood_supplies where account_id = ${id} and is_shown) as seafood_rows,
    (select count(*)::int from approved_suppliers where account_id = ${id} and removed_at is null) as approved_suppliers,
    (select count(*)::int from claims where account_id = ${id}) as claims,
    (select count(*)::int from review_reports where account_id = ${id}) as reports,
    (select count(*)::int from search_alerts where ${ofAddress}) as search_alerts,
    (select count(*)::int from beta_signups where ${ofAddress}) + (select count(*)::int from newsletter_subscribers where ${ofAddress}) as sign_ups,
    (select count(*)::int from enquiries where ${ofAddress}) as enquiries,
    (select count(*)::int from resource_progress where account_id = ${id}) as filled_resources,
    (select count(*)::int from emails where lower(recipient) = ${address} and finished_at is not null) as emails,
    (select count(*)::int from quote_requests where account_id = ${id}) as requests,
    (select count(*)::int from quote_requests where account_id = ${id} and ${isOpen}) as open_requests,
    (select count(*)::int from samples where account_id = ${id}) as samples,
    (select count(*)::int from held_prices p join quote_requests r on r.id = p.request_id where r.account_id = ${id}) as held_prices,
    (select count(*)::int from reviews where account_id = ${id}) as reviews,
    (select count(*)::int from inquiries where visitor = ${id}) as inquiries`.execute(db)
  // A select without a table has one row.
  const { requests, openRequests, samples, heldPrices, reviews, inquiries, ...deleted } = itemAt(rows, 0)
  const listing = supplierId === null ? null : await listingOf(db, supplierId, now)
  return {
    isAddressConfirmed: address !== null,
    deleted,
    kept: { requests, openRequests, samples, heldPrices, reviews, inquiries },
    listing,
  }
}

async function listingOf(db: Db, supplierId: number, now: Date): Promise<Deletion['listing']> {
  const { rows } = await sql<Omit<NonNullable<Deletion['listing']>, 'plan'>>`select business_name,
    (select count(*)::int from products where supplier_id = s.id) as products,
    (select count(*)::int from promotions where supplier_id = s.id) as promotions,
    (select count(*)::int from listing_members where supplier_id = s.id) as members,
    (select count(*)::int from social_accounts where supplier_id = s.id) as social_accounts,
    (select count(*)::int from social_posts where supplier_id = s.id and deleted_at is null) as social_posts,
    (select count(*)::int from social_posts where supplier_id = s.id and deleted_at is null and status = 'scheduled') as scheduled_posts,
    (select count(*)::int from social_templates where supplier_id = s.id) as social_templates,
    (select count(*)::int from supplier_documents where supplier_id = s.id) as documents,
    (select count(*)::int from saved_answers where supplier_id = s.id) as saved_answers,
    (select count(*)::int from price_list_rows where supplier_id = s.id) as price_list_rows,
    (select count(*)::int from held_prices p join quote_requests r on r.id = p.request_id where r.supplier_id = s.id) as held_prices,
    (select count(*)::int from invoices where supplier_id = s.id) as invoices,
    (select count(*)::int from venues where supplier_id = s.id) as venues,
    (select count(*)::int from images where supplier_id = s.id) as pictures,
    (select count(*)::int from reviews where supplier_id = s.id and status = 'published') as reviews,
    (select count(*)::int from quote_requests where supplier_id = s.id) as requests,
    (select count(*)::int from quote_requests where supplier_id = s.id and ${isOpen}) as open_requests,
    (select count(*)::int from samples where supplier_id = s.id) as samples
    from suppliers s where s.id = ${supplierId}`.execute(db)
  return rows[0] ? { ...rows[0], plan: await planOf(db, supplierId, now) } : null
}
