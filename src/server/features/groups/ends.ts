import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { deleteMember, endWithoutMembers } from './joining/join-queries.ts'
import { groupsOfAccount, groupsOfSupplier, withoutAccount } from './end-queries.ts'
import { lockGroup } from './queries.ts'
import { finishWhenAnswered } from './settling/confirm.ts'
import { endWithoutSupplier } from './settling/settle-group.ts'

/**
 * An account ends: it leaves the groups that are not settled, which go on with the next member. In settled ones it counts as one that does
 * not confirm; those settled for good keep what it takes, without the account.
 */
export async function leaveGroups(tx: Db, context: Context, accountId: string): Promise<void> {
  for (const { id } of await groupsOfAccount(tx, accountId)) {
    const locked = await lockGroup(tx, id)
    const own = locked?.members.find((member) => member.accountId === accountId)
    if (!locked || !own) continue
    const { group, members } = locked
    if (group.outcome === null) {
      await deleteMember(tx, own.id)
      if (members.length === 1) await endWithoutMembers(tx, id, context.now())
      continue
    }
    await withoutAccount(tx, own.id)
    const left = members.map((member) => (member.id === own.id ? { ...member, accountId: null } : member))
    if (group.outcome === 'settled' && group.finalAt === null) await finishWhenAnswered(tx, context, { group, members: left })
  }
  await context.changes.publish(tx)
}

/** A listing ends: its offers go with it, and so do the groups that have taken them and not finished. */
export async function leaveQuotes(tx: Db, context: Context, supplierId: number): Promise<void> {
  for (const { id } of await groupsOfSupplier(tx, supplierId)) {
    const locked = await lockGroup(tx, id)
    if (locked && locked.group.finalAt === null) await endWithoutSupplier(tx, context, locked)
  }
}
