import type { Db } from '#server/db/db.ts'
import { groupById, lockGroup } from '#server/features/groups/queries.ts'
import { conflict, forbidden, notFound } from '#server/http/problems.ts'
import { settleFinally, type SettleDeps } from './settle-group.ts'
import { setConfirmed } from './settle-queries.ts'

/**
 * Confirms a member's part. With the last of them the group is settled for good, without waiting longer.
 * @throws 403 for all but members, 404, 409 before it is settled, after 48 hours, and for whoever is not among those who buy
 */
export async function confirm(tx: Db, deps: SettleDeps, id: string, accountId: string): Promise<void> {
  const locked = await lockGroup(tx, id)
  if (!locked) throw notFound(groupById.what)
  const { group, members } = locked
  const own = members.find((member) => member.accountId === accountId)
  if (!own) throw forbidden('You are not in this group.')
  if (group.outcome === null) throw conflict('This group is not settled yet.')
  if (own.confirmedAt !== null) throw conflict('You have confirmed already.')
  if (own.units === null)
    throw conflict('You are not among those who buy: the price is above the most that you gave, or you did not confirm in time.')
  if (group.finalAt !== null || group.confirmBy === null || new Date(group.confirmBy) <= deps.now())
    throw conflict('The 48 hours in which members confirm have passed.')
  await setConfirmed(tx, own.id, deps.now())
  const confirmedAt = deps.now().toISOString()
  await finishWhenAnswered(tx, deps, {
    group,
    members: members.map((member) => (member.id === own.id ? { ...member, confirmedAt } : member)),
  })
  await deps.changes.publish(tx)
}

type Settled = Parameters<typeof settleFinally>[2]

/** Settles a group for good once everybody who can has confirmed: whose account was deleted cannot. */
export async function finishWhenAnswered(tx: Db, deps: SettleDeps, { group, members }: Settled): Promise<void> {
  const isWaiting = members.some(({ units, accountId, confirmedAt }) => units !== null && accountId !== null && confirmedAt === null)
  if (!isWaiting) await settleFinally(tx, deps, { group, members })
}
