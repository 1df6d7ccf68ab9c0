import { sql } from 'kysely'
import type { Account, User } from '#contract/accounts/accounts.ts'
import type { Db, NewRow, RowChange } from '#server/db/db.ts'
import { subscriptionOf } from '#server/features/plans/plan.ts'
import { spellingsOf } from '#shared/contact/email-domain.ts'
import { looksOf } from '#shared/text/letters-of.ts'
import { workingMembership } from '#server/http/access/membership-sql.ts'

export type NewAccount = Pick<NewRow<'accounts'>, 'username' | 'email' | 'passwordHash' | 'role' | 'emailConfirmedAt'>
export type AccountChange = Omit<RowChange<'accounts'>, 'username' | 'usernameKey'> & { username?: string }

const MAX_SPELLINGS = 2

/** Returns the columns that login and reauthentication read of an account. */
const accounts = (db: Db) =>
  db
    .selectFrom('accounts')
    .select([
      'id',
      'username',
      'email',
      'role',
      'supplierId',
      'passwordHash',
      'totpSecret',
      'totpConfirmedAt',
      'createdAt',
      sql<boolean>`email_confirmed_at is not null`.as('emailConfirmed'),
    ])
export type AccountRow = Awaited<ReturnType<typeof accountById>>

export const accountById = (db: Db, id: string) => accounts(db).where('id', '=', id).executeTakeFirstOrThrow()
/**
 * Locks the account row until the transaction ends, also against its deletion, and returns it; undefined when it has been deleted. What
 * locks an account and other rows locks the account first, as its deletion does.
 */
export const lockAccount = (tx: Db, id: string) => accounts(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
/** Returns the account that manages a listing; undefined where none does. */
export const managerOf = (db: Db, supplierId: number) => accounts(db).where('supplierId', '=', supplierId).executeTakeFirst()
/**
 * Returns the accounts with an address: one, or two where both were made before every domain had one spelling. That with this spelling is
 * the first, and neither stands in the way of the other.
 */
export const accountsByEmail = (db: Db, email: string) =>
  accounts(db)
    .where((eb) => eb(eb.fn('lower', ['email']), 'in', spellingsOf(email)))
    .orderBy(({ eb, fn }) => eb(fn('lower', ['email']), '=', spellingsOf(email).at(0) ?? ''), 'desc')
    .limit(MAX_SPELLINGS)
    .execute()
export const accountByEmail = async (db: Db, email: string) => (await accountsByEmail(db, email)).at(0)

/** Locks the account row until the transaction ends; returns undefined when its password has changed since it was verified. */
export const lockWithPassword = (tx: Db, { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>) =>
  tx
    .selectFrom('accounts')
    .select('totpConfirmedAt')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()

/**
 * The address of an account, in lower case, where the account has confirmed it; else null. Anybody can give their account any address, so only
 * this makes what belongs to an address the account's (docs/behaviour/accounts.md, Confirmed addresses).
 */
const CONFIRMED_ADDRESS = sql<string | null>`confirmed_address(accounts)`

export const confirmedAddressOf = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('accounts').select(CONFIRMED_ADDRESS.as('address')).where('id', '=', id).executeTakeFirstOrThrow()).address

/** Locks an account that is about to be deleted; returns what it has by then. */
export const lockAccountForDeletion = (tx: Db, id: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'username', 'email', 'role', 'passwordHash', 'supplierId', CONFIRMED_ADDRESS.as('confirmedAddress')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Returns an account in its wire shape: `supplierId` is absent unless it has a listing, or works on one. */
export async function userOf(db: Db, { id, username, email, role, supplierId: own, emailConfirmed }: AccountRow, now: Date): Promise<User> {
  const membership = own === null ? await workingMembershipOf(db, id, now) : undefined
  const supplierId = own ?? membership?.supplierId
  return {
    id,
    username,
    email,
    role,
    ...(await subscriptionOf(db, supplierId, now)),
    ...(supplierId !== undefined && { supplierId }),
    ...(membership && { member: membership.role }),
    emailConfirmed,
  }
}

/** Returns the membership by which an account works on another's listing now; undefined without one. */
const workingMembershipOf = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('accounts as a')
    .innerJoinLateral(workingMembership(now.toISOString()), (join) => join.onTrue())
    .select(['m.supplierId', 'm.role'])
    .where('a.id', '=', id)
    .executeTakeFirst()

/** Returns undefined when the email or the username is in use, or one that looks like it. */
export const insertAccount = (db: Db, account: NewAccount) =>
  db
    .insertInto('accounts')
    .values({ ...account, usernameKey: looksOf(account.username) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const updateAccount = (db: Db, id: string, change: AccountChange) =>
  db
    .updateTable('accounts')
    .set({ ...change, ...(change.username !== undefined && { usernameKey: looksOf(change.username) }) })
    .where('id', '=', id)
    .execute()

export const deleteAccountRow = (db: Db, id: string) => db.deleteFrom('accounts').where('id', '=', id).execute()

/** Returns what the account page shows. */
export async function accountPage(db: Db, id: string, now: Date): Promise<Account> {
  const account = await accountById(db, id)
  const { recoveryCodesLeft } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('recoveryCodesLeft'))
    .where('accountId', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...(await userOf(db, account, now)),
    createdAt: account.createdAt,
    hasTwoFactor: account.totpConfirmedAt !== null,
    recoveryCodesLeft,
  }
}

/** Returns the name of the business that an account manages; null without one. */
export const businessNameOf = async (db: Db, supplierId: number | null): Promise<string | null> =>
  supplierId === null
    ? null
    : ((await db.selectFrom('suppliers').select('businessName').where('id', '=', supplierId).executeTakeFirst())?.businessName ?? null)
