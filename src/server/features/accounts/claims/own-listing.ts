import type { addOwnListing } from '#contract/suppliers/own-listing.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { addSupplier } from '#server/features/suppliers/add-supplier.ts'
import { conflict, unauthorised } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { openClaimOf } from './claim-queries.ts'
import { membershipOf } from '#server/features/accounts/members/member-queries.ts'
import { lockAccount, updateAccount } from '#server/features/accounts/queries.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now'>

/**
 * Makes the listing of a supplier that has none, such as one whose claim was refused.
 * @throws 409 when it has a listing, works on another's, or waits for the decision on a claim
 */
export const addListing = (
  deps: Deps,
  listing: Input<typeof addOwnListing>,
  { id }: SessionAccount,
): Promise<Output<typeof addOwnListing>> =>
  inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, id)
    if (!account) throw unauthorised('Please sign in.')
    if (account.supplierId !== null) throw conflict('Your account has a listing already.')
    if (await membershipOf(tx, id)) throw conflict("Your account works on another's listing. Please leave it first, under your account.")
    const claimed = await openClaimOf(tx, id)
    if (claimed) throw conflict(`Your claim to ${claimed.businessName} is not decided yet. Withdraw it first to make another listing.`)
    const supplierId = await addSupplier(tx, deps, { ...listing, email: account.email })
    await updateAccount(tx, id, { supplierId })
    return { supplierId }
  })
