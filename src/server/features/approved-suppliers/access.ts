import { buyer, within, type Access } from '#server/http/access/access.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { forbidden } from '#server/http/problems.ts'
import { approvedById, type StoredSupplier } from './queries.ts'

const own = (onRow: Access<AuthenticatedRequester, StoredSupplier>) =>
  within<AuthenticatedRequester, StoredSupplier, typeof onRow>(onRow, async ({ authorize }, load, caller, path) => {
    const admitted = await authorize(load, caller, path)
    if (admitted.resource.accountId !== admitted.requester.account.id) throw forbidden('This supplier is in the register of another venue.')
    return admitted
  })

/** The rule for what is in the register of the account. */
export const inRegister = own(buyer.on(approvedById({ isRemoved: false })))
/** The rule for what was removed from it. */
export const removedFromRegister = own(buyer.on(approvedById({ isRemoved: true })))
