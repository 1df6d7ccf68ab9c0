import { HOURS_TO_CONFIRM, type GroupNews } from '#contract/groups/group-states.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { takenQuote } from '#server/features/groups/quotes/taken-quote.ts'
import { lockGroup, type LockedGroup, type MemberRow } from '#server/features/groups/queries.ts'
import { addNotices, sendNotices } from '#server/features/groups/notifying/send-notices.ts'
import { emailOrder } from '#server/features/groups/notifying/email-order.ts'
import { settle } from '#shared/groups/settle.ts'
import { setFailed, setFinal, setSettledBy, storeSettlement } from './settle-queries.ts'

export type SettleDeps = Pick<Context, 'db' | 'jobs' | 'changes' | 'config' | 'now'>

const HOUR_MS = 3_600_000

/** Settles a group whose deadline has passed, or for the last time one whose members have had their time; does nothing where that was done. */
export async function settleWhenDue(tx: Db, deps: SettleDeps, id: string): Promise<void> {
  const locked = await lockGroup(tx, id)
  if (!locked) return
  const { outcome, deadline, confirmBy, finalAt } = locked.group
  const now = deps.now()
  if (outcome === null && new Date(deadline) <= now) await settleFirst(tx, deps, locked)
  if (outcome === 'settled' && finalAt === null && confirmBy !== null && new Date(confirmBy) <= now) await settleFinally(tx, deps, locked)
}

async function settleFirst(tx: Db, deps: SettleDeps, { group, members, offers: quotes }: LockedGroup): Promise<void> {
  const now = deps.now()
  const wanted = members.reduce((sum, { want }) => sum + want, 0)
  const quote = takenQuote(quotes, wanted)
  const settled = quote && settle({ steps: quote.steps, feeCents: quote.deliveryCents }, members, group.smallest)
  if (!quote || !settled?.isSettled) {
    await setFailed(tx, group.id, settled?.total ?? wanted, now)
    return notify(tx, deps, group.id, members, 'failed')
  }
  const { supplierId, businessName: supplierName, steps, deliveryCents: feeCents } = quote
  const confirmBy = new Date(now.getTime() + HOURS_TO_CONFIRM * HOUR_MS)
  await setSettledBy(tx, group.id, { supplierId, supplierName, steps, feeCents, confirmBy, settledAt: now })
  await storeSettlement(tx, group.id, settled)
  await notify(tx, deps, group.id, members, 'settled')
}

/** Settles a group once more, by the same offer, for those who have confirmed, and tells its supplier who they are. */
export async function settleFinally(tx: Db, deps: SettleDeps, { group, members }: Pick<LockedGroup, 'group' | 'members'>): Promise<void> {
  const before = members.filter(({ units }) => units !== null)
  const confirmed = before.filter(({ confirmedAt, accountId }) => confirmedAt !== null && accountId !== null)
  const settled = settle({ steps: group.steps ?? [], feeCents: group.feeCents }, confirmed, group.smallest)
  await storeSettlement(tx, group.id, settled)
  await setFinal(tx, group.id, settled.isSettled ? 'settled' : 'failed', deps.now())
  if (settled.isSettled) await emailOrder(tx, deps, group.id)
  await notify(tx, deps, group.id, before, settled.isSettled ? 'final' : 'failed')
}

/** Ends a settled group whose supplier is no longer there. */
export async function endWithoutSupplier(
  tx: Db,
  deps: SettleDeps,
  { group, members }: Pick<LockedGroup, 'group' | 'members'>,
): Promise<void> {
  await storeSettlement(tx, group.id, { isSettled: false, total: 0, priceCents: null, members: [], hint: null })
  await setFinal(tx, group.id, 'failed', deps.now())
  await notify(tx, deps, group.id, members, 'failed')
}

async function notify(tx: Db, deps: SettleDeps, groupId: string, members: readonly MemberRow[], news: GroupNews): Promise<void> {
  const accountIds = members.flatMap(({ accountId }) => accountId ?? [])
  await addNotices(tx, { groupId, news, accountIds, at: deps.now() })
  await sendNotices(tx, deps, accountIds)
  await deps.changes.publish(tx)
}
