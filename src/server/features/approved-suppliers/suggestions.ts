import { sql } from 'kysely'
import type { Output } from '#contract/endpoint/endpoint.ts'
import { MAX_REGISTER_SUGGESTIONS, type listRegisterSuggestions } from '#contract/venue/approved-suppliers.ts'
import type { Db } from '#server/db/db.ts'

/** Returns listed suppliers whose prices an account has accepted, or which it has saved, that are not in its register. */
export async function suggestionsFor(db: Db, accountId: string): Promise<Output<typeof listRegisterSuggestions>> {
  const { rows } = await sql<Output<typeof listRegisterSuggestions>[number]>`
    with known as (
      select supplier_id, true as is_bought, max(status_at) as at from quote_requests
      where account_id = ${accountId} and status = 'won' and supplier_id is not null group by supplier_id
      union all
      select supplier_id, false, created_at from saved_suppliers where account_id = ${accountId}
    ), ranked as (
      select supplier_id, bool_or(is_bought) as is_bought, max(at) filter (where is_bought) as bought_at, max(at) as at
      from known group by supplier_id
    )
    select s.id as "supplierId", s.business_name as "businessName", s.category, r.is_bought as "isBoughtFrom"
    from ranked r join suppliers s on s.id = r.supplier_id
    where s.suspended_at is null and not exists (
      select from approved_suppliers a where a.account_id = ${accountId} and a.supplier_id = s.id and a.removed_at is null)
    order by r.is_bought desc, r.bought_at desc nulls last, r.at desc, s.id
    limit ${MAX_REGISTER_SUGGESTIONS}`.execute(db)
  return rows
}
