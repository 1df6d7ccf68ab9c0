import {
  acceptInvitation,
  changeMember,
  getInvitation,
  getMembership,
  inviteMember,
  leaveListing,
  listMembers,
  removeMember,
} from '#contract/accounts/members.ts'
import { benefitsOf } from '#contract/billing/plans.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { planOf } from '#server/features/plans/plan.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { within, anyone, signedIn, supplier, withoutMembers } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import { notFound } from '#server/http/problems.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { hashOf } from '#server/http/access/tokens.ts'
import type { ListingEnd } from './deletion/delete-account.ts'
import { invite, lockManaged, needsSharedPlan } from './members/invite-member.ts'
import { acceptByLink } from './members/join-listing.ts'
import {
  deleteMember,
  deleteMembership,
  invitationOf,
  memberById,
  membersOf,
  membershipOf,
  setMemberRole,
} from './members/member-queries.ts'
import { accountByEmail, lockAccount } from './queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'secrets' | 'now'>

const INVITATIONS: Limit = { name: 'member-invitation', points: 30, seconds: 3600, per: 'account' }
const LINKS: Limit = { name: 'invitation-link', points: 30, seconds: 60 }

/** Those who work on a listing besides its manager: invited by email, changed and removed by the manager, who needs the plan for it. */
export function memberRoutes(serve: Serve, deps: Deps & Pick<ListingEnd, 'onMemberEnd'>): void {
  const { db, now } = deps
  const manager = sharingManager(deps)
  serve(listMembers, manager, ({ id }) => membersOf(db, id))
  serve.idempotent(inviteMember, manager, (tx, input, requester) => invite(tx, deps, input, requester), { limit: INVITATIONS })
  serve(changeMember, manager, (input, { account }) =>
    inTransaction(db, async (tx) => {
      await lockManaged(tx, deps, input.id, account.id)
      if (!(await setMemberRole(tx, input, input.role))) throw notFound('This member')
      return memberById(tx, input.memberId)
    }),
  )
  serve(removeMember, manager, (input, { account }) =>
    inTransaction(db, async (tx) => {
      await lockManaged(tx, deps, input.id, account.id)
      const removed = await deleteMember(tx, input)
      if (!removed) throw notFound('This member')
      if (removed.accountId !== null) await deps.onMemberEnd(tx, removed.accountId)
    }),
  )

  serve(
    getInvitation,
    anyone,
    async ({ token }) => {
      const invitation = await invitationOf(db, hashOf(token), now())
      if (!invitation) throw notFound('This invitation')
      return { ...invitation, hasAccount: (await accountByEmail(db, invitation.email)) !== undefined }
    },
    { limit: LINKS },
  )
  serve(acceptInvitation, signedIn, ({ token }, { account }) => acceptByLink(deps, token, account.id), { limit: LINKS })
  serve(getMembership, signedIn, async (_, { account }) => {
    const membership = await membershipOf(db, account.id)
    return { membership: membership ? { ...membership, isWorking: account.member !== undefined } : null }
  })
  serve(leaveListing, signedIn, (_, { account }) =>
    inTransaction(db, async (tx) => {
      await lockAccount(tx, account.id)
      if (await deleteMembership(tx, account.id)) await deps.onMemberEnd(tx, account.id)
    }),
  )
}

/** Admits whoever manages the listing in the path, while its plan includes several users. @throws 401, 403, 404 */
function sharingManager({ now }: Pick<Deps, 'now'>) {
  const managed = withoutMembers(supplier).ofSupplier(ownListing)
  const planById = { what: 'This plan', load: async (db: Deps['db'], { id }: { id: number }) => ({ plan: await planOf(db, id, now()) }) }
  return within(managed, async ({ authorize }, load, caller, path) => {
    const admitted = await authorize(load, caller, path)
    const found = await load(planById, path)
    if (benefitsOf(found?.plan).users === 1) throw needsSharedPlan()
    return admitted
  })
}
