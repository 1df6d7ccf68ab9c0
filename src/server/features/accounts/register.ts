import type { register } from '#contract/accounts.ts'
import type { Input, Output } from '#contract/endpoint.ts'
import { FILL_IN_REQUIRED } from '#contract/values.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { addSupplier } from '#server/features/suppliers/add-supplier.ts'
import { invalid } from '#server/http/problems.ts'
import { sendConfirmation } from './confirm-email.ts'
import { join } from './join-listing.ts'
import { hashPassword, rejectCommonPassword } from './passwords.ts'
import { accountByEmail, accountById, insertAccount, updateAccount, userOf, type NewAccount } from './queries.ts'
import { emailTaken, usernameTaken } from './conflicts.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'jobs' | 'secrets' | 'now'>

/**
 * Creates an account and, for a supplier, its listing or what its invitation is for, in one transaction.
 * @throws 400 for fields that contradict each other, a common password or an invitation that does not work, 409 when the email or username
 * is in use
 */
export async function registerAccount(deps: Deps, input: Input<typeof register>): Promise<Output<typeof register>> {
  const { username, email, password, userType, supplierData, invitation } = input
  rejectContradictions(input)
  const passwordHash = await hashPassword(password)
  return inTransaction(deps.db, async (tx) => {
    const id = await addAccount(tx, { username, email, passwordHash, role: userType })
    // `rejectContradictions` has refused a supplier with neither an invitation nor a listing.
    if (invitation !== null) await join(tx, deps, await accountById(tx, id), { token: invitation, path: 'invitation' })
    else if (userType === 'supplier') await updateAccount(tx, id, { supplierId: await addSupplier(tx, deps, { ...supplierData!, email }) })
    const account = await accountById(tx, id)
    // The link of an invitation has reached the address.
    if (invitation === null) await sendConfirmation(tx, deps, account)
    return { user: await userOf(tx, account, deps.now()) }
  })
}

/** Returns the new account's id. @throws 409 naming whether the email or the username is in use */
export async function addAccount(tx: Db, account: NewAccount): Promise<string> {
  const added = await insertAccount(tx, account)
  if (added) return added.id
  throw (await accountByEmail(tx, account.email)) ? emailTaken() : usernameTaken()
}

function rejectContradictions({ password, confirmPassword, userType, supplierData, invitation }: Input<typeof register>): void {
  if (password !== confirmPassword) throw invalid([{ path: 'confirmPassword', message: "Passwords don't match" }])
  if (invitation !== null && (userType !== 'supplier' || supplierData))
    throw invalid([{ path: 'invitation', message: 'An invitation is for a supplier without a listing of its own.' }])
  if (userType === 'supplier' && !supplierData && invitation === null)
    throw invalid(['businessName', 'category', 'phone'].map((field) => ({ path: `supplierData.${field}`, message: FILL_IN_REQUIRED })))
  rejectCommonPassword(password, 'password')
}
