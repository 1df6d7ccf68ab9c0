import { benefitsOf } from '#contract/billing/plans.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { planOf } from '#server/features/plans/plan.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { conflict, invalid, unauthorised } from '#server/http/problems.ts'
import { hashOf } from '#server/http/access/tokens.ts'
import { countAsConfirmed } from '#server/features/accounts/links/confirm-email.ts'
import { acceptMember, countAccepted, invitationOf, membershipOf } from './member-queries.ts'
import { lockAccount, type AccountRow } from '#server/features/accounts/queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'now'>

const unusable = (path: string) =>
  invalid([{ path, message: 'This invitation has been used, taken back or has expired. Please ask for a new one.' }])

/** Accepts an invitation for an account. @throws 400 for a link that does not work, 409 as `join` */
export const acceptByLink = (deps: Deps, token: string, accountId: string): Promise<{ supplierId: number }> =>
  inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) throw unauthorised('Please sign in.')
    return join(tx, deps, account, { token, path: 'token' })
  })

/**
 * Makes a locked account a member of the listing that has invited its address, which the link has reached: it counts as confirmed.
 * @throws 400 naming `path` for a link that does not work, 409 for an account that cannot be a member
 */
export async function join(
  tx: Db,
  deps: Pick<Deps, 'jobs' | 'now'>,
  account: AccountRow,
  { token, path }: { token: string; path: string },
): Promise<{ supplierId: number }> {
  const now = deps.now()
  const sent = await invitationOf(tx, hashOf(token), now)
  if (sent) await lockSupplier(tx, sent.supplierId)
  // Read again: it may have been taken back before the listing was locked.
  const invitation = sent && (await invitationOf(tx, hashOf(token), now))
  if (!invitation) throw unusable(path)
  await rejectUnfit(tx, account, invitation.email)
  const { id, supplierId, businessName } = invitation
  // A smaller plan than that of the invitation may have room for fewer.
  if ((await countAccepted(tx, supplierId)) + 1 >= benefitsOf(await planOf(tx, supplierId, now)).users)
    throw conflict(`The plan of ${businessName} has no room for one more right now. Please ask whoever invited you.`)
  await acceptMember(tx, id, account.id, now)
  if (!account.emailConfirmed) await countAsConfirmed(tx, deps, account)
  return { supplierId }
}

/** @throws 409 for an account with another address or role, or with a listing already */
async function rejectUnfit(tx: Db, { id, email, role, supplierId }: AccountRow, invited: string): Promise<void> {
  if (email.toLowerCase() !== invited.toLowerCase())
    throw conflict(`This invitation is for ${invited}. Please sign in with the account of that address.`)
  if (role === 'owner') throw conflict('The owner of the marketplace cannot work on a listing.')
  if (role === 'restaurant') throw conflict('Your account is that of a buyer. Please ask for an invitation to another address.')
  if (supplierId !== null) throw conflict('Your account manages a listing of its own. Please ask for an invitation to another address.')
  const membership = await membershipOf(tx, id)
  if (membership) throw conflict(`Your account works on ${membership.businessName} already. Please leave it first, under your account.`)
}
