import type { deleteAccount } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { afterCommit, inTransaction, type Db } from '#server/db/db.ts'
import { deleteSupplier, withdrawEmail } from '#server/features/suppliers/queries.ts'
import type { Member } from '#server/http/visitor.ts'
import { noteOwner } from './audit-queries.ts'
import { provePassword } from './prove-password.ts'
import { deleteAccountRow } from './queries.ts'
import type { Tries } from './tries.ts'

/** What others do in the same transaction, before a listing is deleted. */
export type ListingEnd = { onListingEnd: (tx: Db, supplierId: number) => Promise<void> }
type Needs = Pick<Context, 'db' | 'changes'> & Tries & ListingEnd

/**
 * Deletes an account with its sessions, links and saved suppliers. Its listing stays unless it is to go too, without the address that was
 * the account's; requests stay with the other side, whether they were sent or received. @throws 400
 */
export async function deleteMine(needs: Needs, { password, removeListing }: Input<typeof deleteAccount>, visitor: Member): Promise<void> {
  const account = await provePassword(needs, visitor, password)
  const { id, email, supplierId } = account
  await inTransaction(needs.db, async (tx) => {
    await noteOwner(tx, account, 'account.delete')
    await deleteAccountRow(tx, id)
    if (supplierId !== null) {
      if (removeListing) {
        await needs.onListingEnd(tx, supplierId)
        await deleteSupplier(tx, supplierId)
      } else await withdrawEmail(tx, supplierId, email)
      await needs.changes.announce(tx)
    }
    afterCommit(tx, () => visitor.cookies.drop('session'))
  })
}
