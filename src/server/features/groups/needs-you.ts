import { sql } from 'kysely'
import type { NeedsYou } from '#contract/venue/needs-you.ts'
import type { NeedsYouOf } from '#server/feature.ts'

const isOn = sql`exists (select from site_features where name = 'groups' and is_on)`

/** Returns the settled groups in which the buyer has yet to confirm its part. */
export const partsToConfirm: NeedsYouOf = (_, accountId, now) => sql<NeedsYou>`
  select 'group' as kind, g.id::text as id, g.settled_at as at
  from group_members m join buying_groups g on g.id = m.group_id
  where m.account_id = ${accountId} and m.units is not null and m.confirmed_at is null
    and g.outcome = 'settled' and g.final_at is null and g.confirm_by > ${now.toISOString()}::timestamptz and ${isOn}`

/** Returns the groups that the buyer runs, in which it may still choose one of several offers. */
export const quotesToChoose: NeedsYouOf = (_, accountId, now) => sql<NeedsYou>`
  select 'group' as kind, g.id::text as id, (select max(o.offered_at) from group_offers o where o.group_id = g.id) as at
  from group_members m join buying_groups g on g.id = m.group_id
  where m.account_id = ${accountId} and g.outcome is null and g.deadline > ${now.toISOString()}::timestamptz and ${isOn}
    and not exists (select from group_members before where before.group_id = g.id and before.position < m.position)
    and (select count(*) from group_offers o where o.group_id = g.id) > 1
    and not exists (select from group_offers o where o.group_id = g.id and o.is_chosen)`
