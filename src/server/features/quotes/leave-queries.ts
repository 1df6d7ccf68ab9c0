import { sql } from 'kysely'
import { keysOf } from '#shared/objects.ts'
import { STEPS, type QuoteState } from '#contract/quotes/quote-states.ts'
import type { Db } from '#server/db/db.ts'

const { leads } = STEPS.leave

/** Closes a supplier's open requests, adds the step "leave" to them and to those that were won, and returns all of these. */
export async function closeRequestsOfSupplier(tx: Db, supplierId: number, at: Date) {
  const left = await tx
    .updateTable('quoteRequests')
    .set({
      status: sql<QuoteState>`${JSON.stringify(leads)}::jsonb ->> status`,
      statusAt: sql<string>`case when status = 'won' then status_at else ${at.toISOString()}::timestamptz end`,
      unreadByBuyer: true,
    })
    .where('supplierId', '=', supplierId)
    .where('status', 'in', keysOf(leads))
    .returning(['id', 'bulkId', 'serial', 'contactEmail', 'status'])
    .execute()
  await insertLeaveSteps(
    tx,
    left.map(({ id }) => id),
    at,
  )
  return left
}
export type LeftRequest = Awaited<ReturnType<typeof closeRequestsOfSupplier>>[number]

const insertLeaveSteps = (tx: Db, ids: string[], at: Date) =>
  tx
    .insertInto('quoteSteps')
    .columns(['requestId', 'step', 'by', 'at'])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'left'>(sql`"left"(id)`))
        .select((from) => [
          from.ref('left.id').as('requestId'),
          sql.lit('leave').as('step'),
          sql.lit('supplier').as('by'),
          sql`${at.toISOString()}::timestamptz`.as('at'),
        ]),
    )
    .execute()
