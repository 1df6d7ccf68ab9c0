import { sql } from 'kysely'
import type { PriceStep, Settlement } from '#shared/groups/settle.ts'
import type { Db } from '#server/db/db.ts'

/** Returns groups whose deadline has passed, and settled ones whose members have had their time to confirm. */
export const dueGroups = (db: Db, now: Date, { except, limit }: { except: string[]; limit: number }) =>
  db
    .selectFrom('buyingGroups')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('outcome', 'is', null).and('deadline', '<=', now.toISOString()),
        eb('outcome', '=', 'settled').and('finalAt', 'is', null).and('confirmBy', '<=', now.toISOString()),
      ]),
    )
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('deadline')
    .limit(limit)
    .execute()

/** What a group was settled by, the first time. */
export type SettledBy = {
  supplierId: number
  supplierName: string
  steps: PriceStep[]
  feeCents: number | null
  confirmBy: Date
  settledAt: Date
}

export const setSettledBy = (tx: Db, id: string, { steps, ...by }: SettledBy) =>
  tx
    .updateTable('buyingGroups')
    .set({ ...by, steps: JSON.stringify(steps), outcome: 'settled' })
    .where('id', '=', id)
    .execute()

/** Stores price, total and what each member takes; whoever is not among the shares takes nothing. */
export async function storeSettlement(tx: Db, id: string, { total, priceCents, members }: Settlement): Promise<void> {
  await tx.updateTable('buyingGroups').set({ total, priceCents }).where('id', '=', id).execute()
  await tx.updateTable('groupMembers').set({ units: null, costCents: null, feeCents: null }).where('groupId', '=', id).execute()
  await sql`update group_members m set units = x.units, cost_cents = x."costCents", fee_cents = x."feeCents"
    from json_to_recordset(${JSON.stringify(members)}) as x (id uuid, units integer, "costCents" bigint, "feeCents" integer)
    where m.id = x.id`.execute(tx)
}

/** Ends a group: nothing of it changes any more. */
export const setFinal = (tx: Db, id: string, outcome: 'settled' | 'failed', now: Date) =>
  tx.updateTable('buyingGroups').set({ outcome, finalAt: now }).where('id', '=', id).execute()

/** Notes when a group without a settlement has failed, and at which total. */
export const setFailed = (tx: Db, id: string, total: number, now: Date) =>
  tx.updateTable('buyingGroups').set({ outcome: 'failed', total, settledAt: now, finalAt: now }).where('id', '=', id).execute()

export const setConfirmed = (tx: Db, memberId: string, now: Date) =>
  tx.updateTable('groupMembers').set({ confirmedAt: now }).where('id', '=', memberId).execute()
