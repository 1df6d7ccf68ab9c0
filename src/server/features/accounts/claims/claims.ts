import type { SupplierData } from '#contract/suppliers/own-listing.ts'
import type { claimSupplier } from '#contract/suppliers/claims.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { notifyOwner } from '#server/features/emails/delivery/owner-notices.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { deletedAmong, mergedAmong } from '#server/features/suppliers/merged-queries.ts'
import { lockSupplier, provideEmail } from '#server/features/suppliers/queries.ts'
import { conflict, notFound, unauthorised } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { hashOf } from '#server/http/access/tokens.ts'
import { approveClaim, assignListing, hasAccount, insertClaim } from './claim-queries.ts'
import { claimedListing } from '#server/features/accounts/links/link-queries.ts'
import type { ListingEnd } from '#server/features/accounts/deletion/delete-account.ts'
import { membershipOf } from '#server/features/accounts/members/member-queries.ts'
import { makeLink, unusableLink, useLink } from '#server/features/accounts/links/one-time-links.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { required } from '#shared/required.ts'

// Every transaction here locks the account first, then the listing, then claims and links, as the deletion of an account does: what
// cascades from it comes last. In another order two of them could wait for each other.

type Deps = Pick<Context, 'db' | 'changes' | 'jobs' | 'secrets' | 'now' | 'config'>
export type HandOver = Deps & Pick<ListingEnd, 'onManagerEnd'>
type ClaimInput = Input<typeof claimSupplier>
/** Who claims a listing. */
export type Claimant = Pick<SessionAccount, 'id' | 'username' | 'email' | 'emailConfirmed'>

const HAS_LISTING = 'Your account has a listing already. If both are your business, ask us to look at your claim: we make them one.'

/**
 * Starts a claim to a listing without an account: by a link to the listing's own address, or by a message to the owner.
 * An account with a listing of its own asks the owner, who makes that one part of the other (supplier-merges) and so approves the claim.
 * @throws 409 when the listing has an account, a requester with a listing wants a link, the listing has no address to send the link to, or
 * the requester's claim is open already
 */
export const claim = (deps: Deps, input: ClaimInput, { id: accountId }: Pick<SessionAccount, 'id'>): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) throw unauthorised('Please sign in.')
    const listing = await freeListing(tx, input.id)
    if (listing.suspendedAt !== null) throw notFound('This supplier')
    if (account.supplierId !== null && input.way === 'email') throw conflict(HAS_LISTING)
    if (await membershipOf(tx, accountId))
      throw conflict("Your account works on another's listing. Please leave it first, under your account.")
    await (input.way === 'email' ? emailClaimLink(tx, deps, listing, account) : emailOwner(tx, deps, listing, account, input.message))
  })

type ClaimAtRegistration = SupplierData & { claimOf: number }

/** Starts the claim of an account that is being made, which the owner decides. @throws 404, 409 as `claim` */
export async function claimForNew(tx: Db, deps: Deps, account: Claimant, { claimOf, ...given }: ClaimAtRegistration): Promise<void> {
  const listing = await freeListing(tx, claimOf)
  if (listing.suspendedAt !== null) throw notFound('This supplier')
  await emailOwner(tx, deps, listing, account, givenInWords(given))
}

/** Returns what the owner reads of a business that registers. */
function givenInWords({ businessName, phone, website, address, abn }: Omit<SupplierData, 'claimOf'>): string | null {
  const rows = [
    ['Business name', businessName],
    ['Phone', phone],
    ['Website', website],
    ['Address', address],
    ['ABN', abn],
  ]
  const lines = rows.flatMap(([label, value]) => (value === null ? [] : `${label}: ${value}`))
  return lines.length > 0 ? ['Given at registration', ...lines].join('\n') : null
}

type Listing = NonNullable<Awaited<ReturnType<typeof lockSupplier>>>

const HAS_ACCOUNT = 'This listing has an account already. If it is yours, please sign in with that account.'

/** Locks a listing that has no account. @throws 404, or 409 when it has one, with `hasAccountWords`, or is part of another listing */
async function freeListing(tx: Db, id: number, hasAccountWords = HAS_ACCOUNT): Promise<Listing> {
  const listing = await lockSupplier(tx, id)
  if (!listing || (await deletedAmong(tx, [id])).length > 0) throw notFound('This supplier')
  const [merged] = await mergedAmong(tx, [id])
  if (merged) throw conflict(`This listing has become part of ${merged.keptName}. Please claim that one.`)
  if (await hasAccount(tx, id)) throw conflict(hasAccountWords)
  return listing
}

/** Emails a link to the listing's own address: whoever can read that email runs the business. @throws 409 without an address */
async function emailClaimLink(tx: Db, deps: Deps, { id, businessName, email }: Listing, { id: accountId }: Claimant): Promise<void> {
  if (email === null) throw conflict('This listing has no email address. Please ask us to look at your claim instead.')
  const token = await makeLink(tx, deps, 'claim', { accountId, supplierId: id, email })
  const facts = { supplier: { id, businessName }, token }
  await enqueueEmails(tx, deps, [{ kind: 'claim-link', recipient: email, replyTo: null, facts }], {
    sender: { id: accountId, subnet: null },
  })
}

/** Records the claim and emails it to the owner, who decides. @throws 409 when it is open already */
async function emailOwner(tx: Db, deps: Deps, listing: Listing, account: Claimant, message: string | null): Promise<void> {
  const { id, businessName } = listing
  const { username, email, emailConfirmed } = account
  if (!(await insertClaim(tx, { supplierId: id, accountId: account.id, message })))
    throw conflict('You have claimed this listing already. We will write to you.')
  const facts = { supplier: { id, businessName }, username, email, emailConfirmed, message }
  await notifyOwner(tx, deps, { kind: 'claim-to-owner', replyTo: email, facts })
}

/**
 * Assigns the listing by the link of an email, which only the account that requested it can use, while the listing has the address that it was
 * sent to.
 * @throws 400, 409 as `handOver`
 */
export const completeClaim = (deps: HandOver, token: string, { id: accountId }: SessionAccount): Promise<{ supplierId: number }> =>
  inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, accountId)
    const listingId = await claimedListing(tx, hashOf(token))
    const listing = listingId === null ? undefined : await lockSupplier(tx, listingId)
    const { supplierId, email } = await useLink(tx, deps, { purpose: 'claim', token, accountId })
    // Whoever reads the emails of an address that the listing had before does not run the business now.
    if (email === null || listing?.email?.toLowerCase() !== email.toLowerCase()) throw unusableLink()
    // A link to claim is always made with the listing (`emailClaimLink`).
    const claimed = required(supplierId, 'The listing of a link to claim')
    await handOver(tx, deps, claimed, accountId)
    await approveClaim(tx, accountId, claimed)
    return { supplierId: claimed }
  })

/**
 * Makes the account the listing's manager; the account's email becomes the listing's if it has none, which is returned. One that nobody has confirmed may be a
 * stranger's, and would be public: it does so once it is confirmed (`confirmAddress`).
 * @throws 409 when the listing has an account, with `hasAccountWords`, or the account has a listing
 */
export async function handOver(
  tx: Db,
  deps: HandOver,
  supplierId: number,
  accountId: string,
  hasAccountWords?: string,
): Promise<{ gaveEmail: boolean }> {
  await freeListing(tx, supplierId, hasAccountWords)
  const account = await assignListing(tx, accountId, supplierId)
  if (!account)
    throw conflict("This account has a listing already, or works on another's. Where both are one business, merge the two instead.")
  // A call of an earlier manager may have come to its end after the account was deleted.
  await deps.onManagerEnd(tx, supplierId)
  const given = account.confirmedEmail === null ? undefined : await provideEmail(tx, supplierId, account.confirmedEmail)
  await deps.changes.publish(tx)
  return { gaveEmail: given !== undefined }
}
