import type { SocialPlatform } from '#contract/social/social-options.ts'
import { MAX_SOCIAL_ACCOUNTS } from '#contract/social/social-accounts.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import type { RemoteAccount } from '#server/ports/publisher/publisher.ts'
import { itemAt } from '#shared/item-at.ts'
import { countAccounts, deactivateAccounts, insertAccount, setConnectedBy, updateAccount } from './account-queries.ts'
import { storeTokens, tokenColumns } from './account-tokens.ts'
import { lockAccountsAt, worksOn } from './connection-queries.ts'

type Deps = Pick<Context, 'db' | 'secrets' | 'now'>
type Known = Awaited<ReturnType<typeof lockAccountsAt>>
/** The longest name that is stored; longer ones are cut. */
const NAME_LENGTH = 80

/**
 * Stores the accounts that somebody has agreed to, as many as the listing has room for; those it has already get the new tokens. The one that
 * was active stays so if it is among them, else the first becomes it. Returns false when none was stored, as for somebody who does not work on
 * the listing any more.
 */
export const storeAccounts = (
  { db, secrets, now }: Deps,
  { accountId, supplierId }: { accountId: string; supplierId: number },
  platform: SocialPlatform,
  remote: RemoteAccount[],
) =>
  inTransaction(db, async (tx) => {
    // The platform may have taken its time, in which an account can be deleted.
    if (!(await worksOn(tx, accountId, supplierId))) return false
    await lockSupplier(tx, supplierId)
    // Who was to be removed at that moment has been.
    if (!(await worksOn(tx, accountId, supplierId))) return false
    const known = await lockAccountsAt(tx, supplierId, platform)
    let room = MAX_SOCIAL_ACCOUNTS - (await countAccounts(tx, supplierId))
    const stored: string[] = []
    for (const account of remote) {
      const before = known.find(({ remoteId }) => remoteId === account.remoteId)
      if (before) await storeTokens(tx, secrets, before.id, account.tokens, now())
      else if (room-- <= 0) continue
      stored.push(before?.id ?? (await addAccount(tx, { secrets, now }, supplierId, platform, account)))
    }
    if (stored.length === 0) return false
    await setConnectedBy(tx, stored, accountId)
    await activate(tx, supplierId, platform, activeOf(known, stored))
    return true
  })

async function addAccount(
  tx: Db,
  { secrets, now }: Omit<Deps, 'db'>,
  supplierId: number,
  platform: SocialPlatform,
  { remoteId, accountName, tokens }: RemoteAccount,
): Promise<string> {
  const named = { supplierId, platform, network: 'live', remoteId, accountName: accountName.slice(0, NAME_LENGTH) } as const
  const { id } = await insertAccount(tx, { ...named, isActive: false, createdAt: now(), ...tokenColumns(secrets, tokens, now()) })
  return id
}

/** Returns which account is to be the active one of its platform. */
function activeOf(known: Known, stored: string[]): string {
  const before = known.find(({ id, isActive }) => isActive && stored.includes(id))
  // There is at least one.
  return before?.id ?? itemAt(stored, 0)
}

async function activate(tx: Db, supplierId: number, platform: SocialPlatform, id: string): Promise<void> {
  await deactivateAccounts(tx, supplierId, platform)
  await updateAccount(tx, id, { isActive: true })
}
