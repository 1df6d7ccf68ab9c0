import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, RowChange } from '#server/db/db.ts'

/** The seconds for which nobody else renews the tokens of an account; after that whoever began it is taken to have died. */
const RENEWAL_SECONDS = 60

const TOKENS = ['id', 'supplierId', 'platform', 'accountName', 'tokens', 'tokensExpireAt', 'renewId'] as const

/** Begins to renew the tokens of an account; returns undefined while somebody else does, or where it has been removed. */
export const beginRenewal = (db: Db, id: string) =>
  db
    .updateTable('socialAccounts')
    .set({ renewId: randomUUID(), renewUntil: sql<string>`now() + ${RENEWAL_SECONDS} * interval '1 second'` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('renewUntil', 'is', null), eb('renewUntil', '<', sql<string>`now()`)]))
    .returning(TOKENS)
    .executeTakeFirst()

/** Ends a renewal with what has come of it; does nothing where somebody else has taken it over. */
export const endRenewal = (db: Db, id: string, renewId: string, change: RowChange<'socialAccounts'>) =>
  db
    .updateTable('socialAccounts')
    .set({ ...change, renewId: null, renewUntil: null })
    .where('id', '=', id)
    .where('renewId', '=', renewId)
    .execute()

export const tokensById = (db: Db, id: string) => db.selectFrom('socialAccounts').select(TOKENS).where('id', '=', id).executeTakeFirst()

/** Returns accounts whose tokens are to be renewed by now, those that have waited longest first. */
export const accountsToRenew = (db: Db, now: Date, count: number) =>
  db
    .selectFrom('socialAccounts')
    .select(['id', 'platform'])
    .where('renewAt', '<=', now.toISOString())
    .where('needsConnecting', '=', false)
    .orderBy('renewAt')
    .limit(count)
    .execute()

/** Locks accounts whose access ends before a time without their supplier having been told. */
export const lockEnding = (tx: Db, before: Date, count: number) =>
  tx
    .selectFrom('socialAccounts')
    .select(['id', 'supplierId', 'platform', 'accountName', 'tokensExpireAt as endsAt'])
    .where('tokensExpireAt', '<', before.toISOString())
    .where('expiryToldAt', 'is', null)
    .where('needsConnecting', '=', false)
    .orderBy('tokensExpireAt')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute()

export const markNotified = (tx: Db, ids: string[], expiryToldAt: Date) =>
  tx.updateTable('socialAccounts').set({ expiryToldAt }).where('id', 'in', ids).execute()

/** Returns who gets emails about a listing's accounts. */
export const managerOf = (db: Db, supplierId: number) =>
  db
    .selectFrom('suppliers as s')
    .innerJoin('accounts as a', 'a.supplierId', 's.id')
    .select(['s.id', 's.businessName', 'a.email'])
    .where('s.id', '=', supplierId)
    .executeTakeFirst()

/** Returns all tokens that are stored, as they are: those of accounts, and those that are to be revoked. */
export async function encryptedTokens(db: Db) {
  const accounts = await db
    .selectFrom('socialAccounts')
    .select(['id', 'tokens'])
    .where('tokens', 'is not', null)
    .$narrowType<{ tokens: string }>()
    .execute()
  const revocations = await db.selectFrom('socialRevocations').select(['id', 'tokens']).execute()
  return [
    ...accounts.map((row) => ({ ...row, table: 'socialAccounts' as const })),
    ...revocations.map((row) => ({ ...row, table: 'socialRevocations' as const })),
  ]
}

/** Replaces stored tokens unless they have changed meanwhile. */
export const replaceTokens = (db: Db, { table, id, tokens: before }: Awaited<ReturnType<typeof encryptedTokens>>[number], tokens: string) =>
  db.updateTable(table).set({ tokens }).where('id', '=', id).where('tokens', '=', before).execute()
