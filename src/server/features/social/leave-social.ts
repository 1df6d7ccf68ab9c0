import type { Id } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { deleteAccounts, deleteTokens, lockConnectedBy } from './accounts/account-queries.ts'
import { deleteTexts } from './retention-queries.ts'
import { revokeLater } from './accounts/revoke-access.ts'

type Deps = Pick<Context, 'jobs' | 'publisher' | 'now'>

/**
 * Deletes everything that whoever managed a listing has on social media: nothing more is posted, and who claims the listing next sees none
 * of it. The access to the accounts is revoked as it is when one of them is removed.
 */
export async function leaveSocial(tx: Db, deps: Deps, supplierId: Id): Promise<void> {
  await disconnectAll(tx, deps, supplierId)
  await deleteTexts(tx, supplierId)
}

/**
 * Ends the access that somebody has given who no longer works on a listing: nothing more is posted in their name. The accounts stay, to be
 * connected again by somebody who does.
 */
export async function endAccessOf(tx: Db, deps: Deps, accountId: string): Promise<void> {
  const given = await lockConnectedBy(tx, accountId)
  if (given.length === 0) return
  await deleteTokens(
    tx,
    given.map(({ id }) => id),
  )
  for (const account of given) await revokeLater(tx, deps, account)
}

/** Removes all accounts of a listing, which it locks against one that is being connected, and has their tokens revoked. */
export async function disconnectAll(tx: Db, deps: Deps, supplierId: Id): Promise<void> {
  await lockSupplier(tx, supplierId)
  for (const account of await deleteAccounts(tx, supplierId)) await revokeLater(tx, deps, account)
}
