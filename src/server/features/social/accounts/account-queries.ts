import { sql } from 'kysely'
import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { SocialAccount } from '#contract/social/social-accounts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db, NewRow, RowChange } from '#server/db/db.ts'

const ACCOUNT = [
  'id',
  'platform',
  'accountName',
  'autoPostEnabled',
  'isActive',
  'lastPostAt',
  'network',
  'tokensExpireAt as expiresAt',
  'needsConnecting',
] as const

/** Returns the accounts of a listing, by platform and name. */
export const accountsOf = (db: Db, supplierId: Id): Promise<SocialAccount[]> =>
  db
    .selectFrom('socialAccounts')
    .select(ACCOUNT)
    .where('supplierId', '=', supplierId)
    .orderBy('platform')
    .orderBy('accountName')
    .orderBy('id')
    .execute()

/** An account that a path names: a resource of an access rule. */
export const accountById = {
  what: 'This account',
  load: (db: Db, { id }: { id: string }) =>
    db.selectFrom('socialAccounts').select(['id', 'supplierId']).where('id', '=', id).executeTakeFirst(),
}

/** Locks an account until the transaction ends; returns undefined when it has been removed. */
export const lockAccount = (tx: Db, id: string) =>
  tx
    .selectFrom('socialAccounts')
    .select(['id', 'supplierId', 'platform', 'network', 'autoPostEnabled', 'isActive', 'tokens'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function countAccounts(tx: Db, supplierId: Id): Promise<number> {
  const { count } = await tx
    .selectFrom('socialAccounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('supplierId', '=', supplierId)
    .executeTakeFirstOrThrow()
  return count
}

type Name = { supplierId: Id; platform: SocialPlatform; accountName: string; network: 'sandbox' | 'live' }

/** Returns whether another account of the listing, platform and network has this name, whatever its case. */
export const isNameTaken = async (
  tx: Db,
  { supplierId, platform, accountName, network }: Name,
  exceptId: string | null,
): Promise<boolean> =>
  (await tx
    .selectFrom('socialAccounts')
    .select('id')
    .where('supplierId', '=', supplierId)
    .where('platform', '=', platform)
    .where('network', '=', network)
    .where(sql<boolean>`lower(account_name) = lower(${accountName})`)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .executeTakeFirst()) !== undefined

/** Makes no account of a platform the active one. */
export const deactivateAccounts = (tx: Db, supplierId: Id, platform: SocialPlatform) =>
  tx
    .updateTable('socialAccounts')
    .set({ isActive: false })
    .where('supplierId', '=', supplierId)
    .where('platform', '=', platform)
    .where('isActive', '=', true)
    .execute()

export const insertAccount = (tx: Db, account: NewRow<'socialAccounts'>): Promise<SocialAccount> =>
  tx.insertInto('socialAccounts').values(account).returning(ACCOUNT).executeTakeFirstOrThrow()

export const updateAccount = (tx: Db, id: string, change: RowChange<'socialAccounts'>): Promise<SocialAccount> =>
  tx
    .updateTable('socialAccounts')
    // Without a change there is nothing to set; the id stays what it is.
    .set({ id, ...change })
    .where('id', '=', id)
    .returning(ACCOUNT)
    .executeTakeFirstOrThrow()

/** Notes who has connected accounts, in whose name they post from now on. */
export const setConnectedBy = (tx: Db, ids: string[], connectedBy: string) =>
  tx.updateTable('socialAccounts').set({ connectedBy }).where('id', 'in', ids).execute()

/** Locks the accounts that somebody has connected until the transaction ends. */
export const lockConnectedBy = (tx: Db, connectedBy: string) =>
  tx
    .selectFrom('socialAccounts')
    .select(['id', 'platform', 'tokens'])
    .where('connectedBy', '=', connectedBy)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Deletes the tokens of accounts, which have to be connected again; what is being renewed is not stored. */
export const deleteTokens = (tx: Db, ids: string[]) =>
  tx
    .updateTable('socialAccounts')
    .set({ tokens: null, tokensExpireAt: null, renewAt: null, renewId: null, renewUntil: null, needsConnecting: true, connectedBy: null })
    .where('id', 'in', ids)
    .execute()

export const deleteAccount = (tx: Db, id: string) => tx.deleteFrom('socialAccounts').where('id', '=', id).execute()

/** Deletes all accounts of a listing; returns what it takes to revoke their tokens. */
export const deleteAccounts = (tx: Db, supplierId: Id) =>
  tx.deleteFrom('socialAccounts').where('supplierId', '=', supplierId).returning(['platform', 'tokens']).execute()

/** Returns the account that gets a listing's posts for a platform. */
export const activeAccount = (db: Db, supplierId: Id, platform: SocialPlatform) =>
  db
    .selectFrom('socialAccounts')
    .select(['id', 'accountName', 'network', 'remoteId', 'tokens', 'tokensExpireAt', 'needsConnecting'])
    .where('supplierId', '=', supplierId)
    .where('platform', '=', platform)
    .where('isActive', '=', true)
    .executeTakeFirst()
export type ActiveAccount = NonNullable<Awaited<ReturnType<typeof activeAccount>>>
