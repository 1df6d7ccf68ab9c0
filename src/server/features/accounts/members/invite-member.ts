import type { Input } from '#contract/endpoint/endpoint.ts'
import type { inviteMember, Member } from '#contract/accounts/members.ts'
import { benefitsOf, PLAN_NAMES, sharedPlans } from '#contract/billing/plans.ts'
import { listed } from '#shared/text/words.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { encrypt } from '#server/security/encryption.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { planOf } from '#server/features/plans/plan.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { addPoint } from '#server/http/access/limit-queries.ts'
import { conflict, forbidden, notFound, tooMany } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { hashOf, newToken } from '#server/http/access/tokens.ts'
import { countMembers, insertInvitation, memberByEmail, memberById, renewInvitation } from './member-queries.ts'
import { lockAccount, type AccountRow } from '#server/features/accounts/queries.ts'

type Deps = Pick<Context, 'jobs' | 'secrets' | 'now'>

const DAY_MS = 86_400_000
const LINK_DAYS = 7
/** The invitations that an address gets in a day, whoever sends them. */
const INVITATIONS = { name: 'member-invitations', points: 3, seconds: 86_400 }

export const needsSharedPlan = () =>
  forbidden(`Several users on one listing are part of the plans ${listed(sharedPlans().map((plan) => PLAN_NAMES[plan]))}.`)

/**
 * Invites an address to work on a listing, or sends its open invitation anew.
 * @throws 403 without a plan with several users, 409 when the address works on the listing already or the plan has no room, 429
 */
export async function invite(
  tx: Db,
  deps: Deps,
  { id, email, role }: Input<typeof inviteMember>,
  requester: AuthenticatedRequester,
): Promise<Member> {
  const { manager, listing } = await lockManaged(tx, deps, id, requester.account.id)
  if (email.toLowerCase() === manager.email.toLowerCase()) throw conflict('This is your own address: you manage the listing.')
  const known = await memberByEmail(tx, id, email)
  if (known?.acceptedAt) throw conflict('Whoever has this address works on the listing already. You can change the role instead.')
  if (!known && (await countMembers(tx, id)) + 1 >= listing.users)
    throw conflict(`${listing.users} people can work on your listing, you included. Please remove somebody first.`)
  const { points, msLeft } = await addPoint(tx, INVITATIONS, addressHash(tx, email))
  if (points > INVITATIONS.points) throw tooMany(msLeft, 'This address has been invited several times today.')
  const [token, invitedAt] = [newToken(), deps.now()]
  const invitation = { role, tokenHash: hashOf(token), invitedAt, expiresAt: new Date(invitedAt.getTime() + LINK_DAYS * DAY_MS) }
  if (known) await renewInvitation(tx, known.id, invitation)
  const memberId = known?.id ?? (await insertInvitation(tx, { ...invitation, supplierId: id, email }))
  const supplier = { id, businessName: listing.businessName }
  const facts = { supplier, invitedBy: manager.username, role, token: encrypt(deps.secrets, token) }
  await enqueueEmails(tx, deps, [{ kind: 'member-invitation', recipient: email, replyTo: null, facts }], { sender: senderOf(requester) })
  return memberById(tx, memberId)
}

/**
 * Locks the account that manages a listing, then the listing. Whoever changes its members holds both.
 * @throws 403 when the account does not manage it any more, or its plan has one user
 */
export async function lockManaged(
  tx: Db,
  { now }: Pick<Deps, 'now'>,
  supplierId: number,
  accountId: string,
): Promise<{ manager: AccountRow; listing: { businessName: string; users: number } }> {
  const manager = await lockAccount(tx, accountId)
  const listing = await lockSupplier(tx, supplierId)
  if (!listing) throw notFound('This supplier')
  if (manager?.supplierId !== supplierId) throw forbidden('This belongs to another supplier.')
  const { users } = benefitsOf(await planOf(tx, supplierId, now()))
  if (users === 1) throw needsSharedPlan()
  return { manager, listing: { businessName: listing.businessName, users } }
}
