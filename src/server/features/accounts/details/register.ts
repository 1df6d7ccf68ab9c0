import type { register } from '#contract/accounts/accounts.ts'
import type { ListingData, SupplierData } from '#contract/suppliers/own-listing.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import { FILL_IN_REQUIRED } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { addSupplier } from '#server/features/suppliers/add-supplier.ts'
import { invalid } from '#server/http/problems.ts'
import { passwordForm } from '#shared/contact/password-form.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { sendConfirmation } from '#server/features/accounts/links/confirm-email.ts'
import { claimForNew, type Claimant } from '#server/features/accounts/claims/claims.ts'
import { join } from '#server/features/accounts/members/join-listing.ts'
import { hashPassword, rejectCommonPassword, rejectOwnName } from '#server/features/accounts/sign-in/passwords.ts'
import { accountByEmail, accountById, insertAccount, updateAccount, userOf, type NewAccount } from '#server/features/accounts/queries.ts'
import { emailTaken, rejectOwnersAddress, usernameTaken } from './conflicts.ts'
import { rejectReservedName } from './reserved-names.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'jobs' | 'secrets' | 'now' | 'config'>

/**
 * Creates an account and, for a supplier, its listing, its claim of one, or what its invitation is for, in one transaction.
 * @throws 400 for fields that contradict each other, a name of the site's own, a password that is easily guessed or an invitation that does not work, 404 for a listing that cannot be
 * claimed, 409 when the email or username is in use or the listing has an account
 */
export async function registerAccount(deps: Deps, input: Input<typeof register>, requester: Requester): Promise<Output<typeof register>> {
  const { username, email, password, userType, supplierData, invitation } = input
  rejectContradictions(input)
  rejectOwnersAddress(email, deps.config)
  const passwordHash = await hashPassword(password)
  return inTransaction(deps.db, async (tx) => {
    const id = await addAccount(tx, { username, email, passwordHash, role: userType })
    if (invitation !== null) await join(tx, deps, await accountById(tx, id), { token: invitation, path: 'invitation' })
    // `rejectContradictions` has refused a supplier with neither an invitation nor a listing.
    else if (userType === 'supplier' && supplierData !== null)
      await provideListing(tx, deps, { id, username, email, emailConfirmed: false }, supplierData)
    const account = await accountById(tx, id)
    // The link of an invitation has reached the address.
    if (invitation === null) await sendConfirmation(tx, deps, account, requester)
    return { user: await userOf(tx, account, deps.now()) }
  })
}

/** Makes the listing of a new account, or its claim of one that exists. */
async function provideListing(tx: Db, deps: Deps, account: Claimant, { claimOf, ...given }: SupplierData): Promise<void> {
  if (claimOf !== null) return claimForNew(tx, deps, account, { claimOf, ...given })
  // Without `claimOf`, the schema requires what a listing needs.
  const supplierId = await addSupplier(tx, deps, { ...(given as ListingData), email: account.email })
  await updateAccount(tx, account.id, { supplierId })
}

/** Returns the new account's id. @throws 409 naming whether the email or the username is in use */
export async function addAccount(tx: Db, account: NewAccount): Promise<string> {
  // Also an address that an account has in an earlier spelling.
  if (await accountByEmail(tx, account.email)) throw emailTaken()
  const added = await insertAccount(tx, account)
  if (added) return added.id
  throw (await accountByEmail(tx, account.email)) ? emailTaken() : usernameTaken()
}

function rejectContradictions(input: Input<typeof register>): void {
  const { username, email, password, confirmPassword, userType, supplierData, invitation } = input
  if (passwordForm(password) !== passwordForm(confirmPassword))
    throw invalid([{ path: 'confirmPassword', message: "Passwords don't match" }])
  if (invitation !== null && (userType !== 'supplier' || supplierData))
    throw invalid([{ path: 'invitation', message: 'An invitation is for a supplier without a listing of its own.' }])
  if (userType === 'supplier' && !supplierData && invitation === null)
    throw invalid(['businessName', 'category', 'phone'].map((field) => ({ path: `supplierData.${field}`, message: FILL_IN_REQUIRED })))
  rejectReservedName(username)
  rejectCommonPassword(password, 'password')
  rejectOwnName(password, 'password', [username, email, supplierData?.businessName])
}
