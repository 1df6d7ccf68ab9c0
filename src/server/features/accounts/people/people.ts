import type { Deletion } from '#contract/accounts/account-deletion.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { deletePerson } from '#contract/owner/people.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { endAccount, type AccountEnd } from '#server/features/accounts/deletion/delete-account.ts'
import { deletionOf } from '#server/features/accounts/deletion/deletion-queries.ts'
import { confirmAgain } from '#server/features/accounts/links/confirm-email.ts'
import { lockAccountForDeletion } from '#server/features/accounts/queries.ts'
import { resetTwoFactor } from '#server/features/accounts/sign-in/two-factor.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import type { AuthenticatedRequester, SessionAccount } from '#server/http/access/requester.ts'
import type { Person } from './people-queries.ts'

/** Turns two-factor sign-in off for somebody else. @throws 409 where it is off, or for an owner, whose is reset on the machine of the site */
export async function resetFor(deps: Parameters<typeof resetTwoFactor>[0], person: Person, by: SessionAccount): Promise<void> {
  rejectOwner(person, 'Two-factor sign-in of an owner is reset on the machine that runs the site: npm run reset-two-factor.')
  if (!(await resetTwoFactor(deps, person, by))) throw conflict('This account has no two-factor sign-in.')
}

/** Sends the email again that confirms an address. @throws 409 where it is confirmed */
export const confirmFor = (
  deps: Pick<Context, 'db'> & Parameters<typeof confirmAgain>[1],
  { id, username }: Person,
  requester: AuthenticatedRequester,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if (!(await confirmAgain(tx, deps, id, requester))) throw conflict('The address of this account is confirmed already.')
    await insertAudit(tx, requester.account, { action: 'account.confirm', subject: `account ${username}` })
  })

/** Returns what the deletion of somebody else's account would delete and leave. @throws 409 for an owner */
export async function personDeletion({ db, now }: Pick<AccountEnd, 'db' | 'now'>, person: Person): Promise<Deletion> {
  rejectOwner(person, OWNERS_STAY)
  return deletionOf(db, person, now())
}

/** Deletes somebody else's account, as its own deletion does; the audit does not name it any more. @throws 409 for an owner */
export const deleteFor = (deps: AccountEnd, { id, removeListing }: Input<typeof deletePerson>, by: SessionAccount): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const account = await lockAccountForDeletion(tx, id)
    if (!account) throw notFound('This account')
    rejectOwner(account, OWNERS_STAY)
    await endAccount(tx, deps, account, removeListing && account.supplierId !== null)
    const details = { role: account.role, supplierId: account.supplierId, removeListing }
    await insertAudit(tx, by, { action: 'account.remove', subject: `account ${id}`, details })
  })

const OWNERS_STAY = 'An owner deletes the own account, under Account: nobody can lock another owner out here.'

function rejectOwner({ role }: Pick<Person, 'role'>, message: string): void {
  if (role === 'owner') throw conflict(message)
}
