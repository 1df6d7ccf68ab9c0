import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { eveningAfter } from '#shared/groups/evening-after.ts'

/** So near its deadline a group of the demo has another one, so many days ahead. */
const DAYS_LEFT = 2
const RENEWED_DAYS = 21
const DAY_MS = 86_400_000

/**
 * Moves the deadline of groups of the demo marketplace before it comes: nobody is behind their members, so that nobody would confirm and they
 * would fail. One that somebody has joined goes the way of any other.
 */
export const renewDemoGroups = ({ db, changes, now }: Pick<Context, 'db' | 'changes' | 'now'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const until = new Date(now().getTime() + DAYS_LEFT * DAY_MS)
    // Whose members have no account although it is not settled: of an account that is deleted the member goes too.
    const { rows } = await sql<{ id: string; timeZone: string }>`
      select g.id, g.time_zone as "timeZone" from buying_groups g
      where g.outcome is null and g.deadline < ${until.toISOString()}::timestamptz
        and exists (select from group_offers o join suppliers s on s.id = o.supplier_id where o.group_id = g.id and s.is_demo)
        and exists (select from group_members m where m.group_id = g.id)
        and not exists (select from group_members m where m.group_id = g.id and m.account_id is not null)
      order by g.id limit 20 for update skip locked`.execute(tx)
    for (const { id, timeZone } of rows)
      await tx
        .updateTable('buyingGroups')
        .set(eveningAfter(now(), RENEWED_DAYS, timeZone))
        .where('id', '=', id)
        .execute()
    if (rows.length > 0) await changes.publish(tx)
  })
