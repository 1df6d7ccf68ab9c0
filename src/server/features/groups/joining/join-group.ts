import type { Input } from '#contract/endpoint/endpoint.ts'
import { MAX_MEMBERS, MAX_OPEN_GROUPS } from '#contract/groups/group-states.ts'
import type { changeJoining, createGroup, joinGroup } from '#contract/groups/groups.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { groupById, lockGroup } from '#server/features/groups/queries.ts'
import { conflict, forbidden, notFound, unauthorised } from '#server/http/problems.ts'
import { countOpenGroups, deleteMember, endWithoutMembers, insertGroup, insertMember, updateMember } from './join-queries.ts'
import { instantOfDeadline, placeOfGroup } from './place-of-group.ts'
import { rejectEnded } from './until-deadline.ts'

type Deps = Pick<Context, 'changes' | 'now'>

const NOT_A_MEMBER = 'You are not in this group.'

/** Opens a group with its first member and returns its id. @throws 400, 409 in too many groups */
export async function openGroup(tx: Db, { changes, now }: Deps, input: Input<typeof createGroup>, accountId: string): Promise<string> {
  const { item, unit, contents, category, smallest, deadline, want, most } = input
  const place = placeOfGroup(input.place)
  const at = instantOfDeadline(deadline, place.timeZone, now())
  await lockJoining(tx, accountId)
  const group = {
    item,
    unit,
    contents: contents && JSON.stringify(contents),
    category,
    smallest,
    ...place,
    localDeadline: deadline,
    deadline: at,
  }
  const { id } = await insertGroup(tx, { ...group, createdAt: now() })
  await insertMember(tx, { groupId: id, accountId, want, most })
  await changes.publish(tx)
  return id
}

/** Locks an account that is about to be in one more group. @throws 409 */
async function lockJoining(tx: Db, accountId: string): Promise<void> {
  if (!(await lockAccount(tx, accountId))) throw unauthorised('Please sign in.')
  if ((await countOpenGroups(tx, accountId)) >= MAX_OPEN_GROUPS)
    throw conflict(`You are in ${MAX_OPEN_GROUPS} groups that are not settled yet, as many as an account can be in.`)
}

/** @throws 404, 409 from the deadline on, where the account is in the group, and in too many groups */
export async function join(tx: Db, { changes, now }: Deps, { id, want, most }: Input<typeof joinGroup>, accountId: string): Promise<void> {
  await lockJoining(tx, accountId)
  const { group, members } = await locked(tx, id)
  rejectEnded(group, now())
  if (members.some((member) => member.accountId === accountId)) throw conflict('You are in this group already.')
  if (members.length >= MAX_MEMBERS) throw conflict(`This group has ${MAX_MEMBERS} members, as many as a group can have.`)
  await insertMember(tx, { groupId: id, accountId, want, most })
  await changes.publish(tx)
}

/** @throws 403 for all but members, 404, 409 from the deadline on */
export async function changeWant(tx: Db, { changes, now }: Deps, { id, want, most }: Input<typeof changeJoining>, accountId: string) {
  const { group, members } = await locked(tx, id)
  const own = members.find((member) => member.accountId === accountId)
  if (!own) throw forbidden(NOT_A_MEMBER)
  rejectEnded(group, now())
  await updateMember(tx, own.id, { want, most })
  await changes.publish(tx)
}

/** Leaves a group, which ends where nobody is left. @throws 403 for all but members, 404, 409 from the deadline on */
export async function leave(tx: Db, { changes, now }: Deps, id: string, accountId: string): Promise<void> {
  const { group, members } = await locked(tx, id)
  const own = members.find((member) => member.accountId === accountId)
  if (!own) throw forbidden(NOT_A_MEMBER)
  rejectEnded(group, now())
  await deleteMember(tx, own.id)
  if (members.length === 1) await endWithoutMembers(tx, id, now())
  await changes.publish(tx)
}

async function locked(tx: Db, id: string) {
  const found = await lockGroup(tx, id)
  if (!found) throw notFound(groupById.what)
  return found
}
