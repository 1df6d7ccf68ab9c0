import type { claimSupplier, decideClaim } from '#contract/claims.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { ownersAddress } from '#server/features/emails/receivers.ts'
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts'
import { lockSupplier, provideEmail } from '#server/features/suppliers/queries.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/requester.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { assignListing, closeClaim, hasAccount, insertClaim } from './claim-queries.ts'
import { makeLink, useLink } from './one-time-links.ts'
import { accountById } from './queries.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'jobs' | 'secret' | 'now' | 'config'>
type Claiming = Input<typeof claimSupplier>

/** Takes down that a listing without account is somebody's. @throws 409 when it has an account, they have one, or the way is closed */
export const claim = (deps: Deps, given: Claiming, account: SessionAccount): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const listing = await freeListing(tx, given.id)
    if (account.supplierId !== undefined) throw conflict('Your account has a listing already.')
    await (given.way === 'email' ? askListing(tx, deps, listing, account) : askOwner(tx, deps, listing, account, given.message))
  })

type Listing = NonNullable<Awaited<ReturnType<typeof lockSupplier>>>

/** @throws 409 when somebody has it */
async function freeListing(tx: Db, id: number): Promise<Listing> {
  const listing = await lockSupplier(tx, id)
  if (!listing) throw notFound('This supplier')
  if (await hasAccount(tx, id)) throw conflict('This listing has an account already. If it is yours, please sign in with that account.')
  return listing
}

/** Whoever reads the listing's emails has the business. */
async function askListing(
  tx: Db,
  deps: Deps,
  { id, businessName, email }: Listing,
  { id: accountId, username }: SessionAccount,
): Promise<void> {
  if (email === null) throw conflict('This listing has no email address. Please ask us to look at your claim instead.')
  const token = await makeLink(tx, deps, 'claim', { accountId, supplierId: id })
  const facts = { supplier: { id, businessName }, username, token }
  await enqueueEmails(tx, deps, [{ kind: 'claim-link', recipient: email, replyTo: null, facts }])
}

async function askOwner(tx: Db, deps: Deps, listing: Listing, account: SessionAccount, message: string | null): Promise<void> {
  const { id, businessName } = listing
  const { username, email } = account
  if (!(await insertClaim(tx, { supplierId: id, accountId: account.id, message })))
    throw conflict('You have claimed this listing already. We will write to you.')
  const facts = { supplier: { id, businessName }, username, email, message }
  await enqueueEmails(tx, deps, [{ kind: 'claim-to-owner', recipient: ownersAddress(deps.config), replyTo: email, facts }])
}

/** Takes a listing over with the link of an email, as the account that asked for it. @throws 400, 409 */
export const takeOver = (deps: Deps, token: string, { id: accountId }: SessionAccount): Promise<{ supplierId: number }> =>
  inTransaction(deps.db, async (tx) => {
    const { supplierId } = await useLink(tx, deps, { purpose: 'claim', token, accountId })
    await handOver(tx, deps, supplierId!, accountId)
    return { supplierId: supplierId! }
  })

/** From here on the account manages the listing; emails reach it should the listing have no address. @throws 409 */
async function handOver(tx: Db, deps: Deps, supplierId: number, accountId: string): Promise<void> {
  await freeListing(tx, supplierId)
  const account = await assignListing(tx, accountId, supplierId)
  if (!account) throw conflict('This account has a listing already.')
  await provideEmail(tx, supplierId, account.email)
  await deps.changes.publish(tx)
}

/** Approves or refuses: the claim, the listing, the audit and the email are one transaction. @throws 409 when it was decided, or the listing is another's by now */
export const decide = (deps: Deps, { id, decision }: Input<typeof decideClaim>, by: SessionAccount): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const isApproved = decision === 'approve'
    const closed = await closeClaim(tx, id, isApproved ? 'approved' : 'refused')
    if (!closed) throw conflict('This claim has been decided already.')
    const { accountId, supplierId } = closed
    if (isApproved) await handOver(tx, deps, supplierId, accountId)
    await insertAudit(tx, by, { action: `claim.${decision}`, subject: `supplier ${supplierId}`, details: { claimId: id, accountId } })
    const { username, email } = await accountById(tx, accountId)
    const { businessName } = (await lockSupplier(tx, supplierId))!
    const facts = { supplier: { id: supplierId, businessName }, username, isApproved }
    await enqueueEmails(tx, deps, [{ kind: 'claim-decided', recipient: email, replyTo: null, facts }])
  })
