import type { Input } from '#contract/endpoint/endpoint.ts'
import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import {
  MAX_SOCIAL_ACCOUNTS,
  type addSocialAccount,
  type changeSocialAccount,
  type SocialAccount,
} from '#contract/social/social-accounts.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { socialConnect } from '#shared/social/social-connecting.ts'
import {
  accountById,
  countAccounts,
  deactivateAccounts,
  deleteAccount,
  insertAccount,
  isNameTaken,
  lockAccount,
  updateAccount,
} from './account-queries.ts'
import { revokeLater } from './revoke-access.ts'

type Deps = Pick<Context, 'db' | 'now'>

/**
 * Connects an account in the sandbox, which becomes the active one of its platform. Under a lock, so that concurrent calls exceed no limit.
 * @throws 409 for a platform with keys, a name that another account has, and more accounts than a listing may have
 */
export async function connectAccount(
  tx: Db,
  { publisher, now }: Pick<Context, 'publisher' | 'now'>,
  { id: supplierId, platform, accountName, autoPostEnabled }: Input<typeof addSocialAccount>,
): Promise<SocialAccount> {
  if (publisher.live[platform])
    throw conflict(
      `Accounts of ${SOCIAL_PLATFORMS[platform]} are connected at ${SOCIAL_PLATFORMS[platform]} itself: please open ${socialConnect(platform)}.`,
      'connect',
    )
  await lockSupplier(tx, supplierId)
  const named = { supplierId, platform, accountName, network: 'sandbox' } as const
  await rejectTakenName(tx, named, null)
  if ((await countAccounts(tx, supplierId)) >= MAX_SOCIAL_ACCOUNTS)
    throw conflict(`A listing has ${MAX_SOCIAL_ACCOUNTS} accounts at most. Please disconnect one first.`)
  await deactivateAccounts(tx, supplierId, platform)
  const at = now()
  return insertAccount(tx, { ...named, autoPostEnabled, autoPostedUntil: autoPostEnabled ? at : null, createdAt: at })
}

/** Changes an account. What has changed on the listing until automatic posts are switched on is not posted. @throws 404, 409 for a name that another one has */
export const editAccount = (
  { db, now }: Deps,
  { id, accountName, autoPostEnabled, isActive }: Input<typeof changeSocialAccount>,
): Promise<SocialAccount> =>
  inTransaction(db, async (tx) => {
    const account = await lockedAccount(tx, id)
    if (accountName !== undefined) await rejectTakenName(tx, { ...account, accountName }, id)
    if (isActive && !account.isActive) await deactivateAccounts(tx, account.supplierId, account.platform)
    const isSwitchedOn = autoPostEnabled === true && !account.autoPostEnabled
    return updateAccount(tx, id, { accountName, autoPostEnabled, isActive, ...(isSwitchedOn && { autoPostedUntil: now() }) })
  })

/** Removes an account with its tokens, which are revoked at its platform as soon as that answers; its posts stay. */
export const disconnectAccount = (deps: Pick<Context, 'db' | 'jobs' | 'publisher' | 'now'>, id: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const account = await lockedAccount(tx, id)
    await deleteAccount(tx, id)
    await revokeLater(tx, deps, account)
  })

/** Locks the listing before the account, as every change of accounts does, so that of two at once one waits. @throws 404 */
async function lockedAccount(tx: Db, id: string) {
  const found = await accountById.load(tx, { id })
  if (found) await lockSupplier(tx, found.supplierId)
  const account = found && (await lockAccount(tx, id))
  if (!account) throw notFound(accountById.what)
  return account
}

async function rejectTakenName(tx: Db, name: Parameters<typeof isNameTaken>[1], exceptId: string | null): Promise<void> {
  if (await isNameTaken(tx, name, exceptId))
    throw conflict(`You have an account of ${SOCIAL_PLATFORMS[name.platform]} with this name already. Please choose another name.`)
}
