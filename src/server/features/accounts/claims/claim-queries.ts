import { sql } from 'kysely'
import type { Claim } from '#contract/suppliers/claims.ts'
import type { Db } from '#server/db/db.ts'

/** Returns undefined when this account already has an open claim to this listing. */
export const insertClaim = (tx: Db, claim: { supplierId: number; accountId: string; message: string | null }) =>
  tx
    .insertInto('claims')
    .values(claim)
    // A literal, so that a prepared statement finds the partial index too.
    .onConflict((conflict) => conflict.columns(['supplierId', 'accountId']).where('status', '=', sql.lit('open')).doNothing())
    .returning('id')
    .executeTakeFirst()

/** Closes an open claim; returns undefined when it has been decided already. */
export const closeClaim = (tx: Db, id: string, end: { status: 'approved' | 'refused' | 'withdrawn'; reason?: string | null }) =>
  tx
    .updateTable('claims')
    .set({ ...end, decidedAt: sql<string>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning(['accountId', 'supplierId'])
    .executeTakeFirst()

/** Closes the open claim of an account that has got the listing by a link or by a merge; does nothing without one. */
export const approveClaim = (tx: Db, accountId: string, supplierId: number) =>
  tx
    .updateTable('claims')
    .set({ status: 'approved', decidedAt: sql<string>`now()` })
    .where('accountId', '=', accountId)
    .where('supplierId', '=', supplierId)
    .where('status', '=', 'open')
    .execute()

/** Returns an account's claims, newest first. */
export const claimsOf = (db: Db, accountId: string, limit: number) =>
  db
    .selectFrom('claims as c')
    .innerJoin('suppliers as s', 's.id', 'c.supplierId')
    .select(['c.id', 'c.supplierId', 's.businessName', 's.email as listingEmail', 'c.status', 'c.reason', 'c.createdAt'])
    .where('c.accountId', '=', accountId)
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .execute()

/** Returns the name of a listing that an account claims and whose claim is not decided; undefined without one. */
export const openClaimOf = (tx: Db, accountId: string) =>
  tx
    .selectFrom('claims as c')
    .innerJoin('suppliers as s', 's.id', 'c.supplierId')
    .select('s.businessName')
    .where('c.accountId', '=', accountId)
    .where('c.status', '=', 'open')
    .executeTakeFirst()

/** Returns the account and the listing of a claim, which never change. */
export const partiesOfClaim = (tx: Db, id: string) =>
  tx.selectFrom('claims').select(['accountId', 'supplierId']).where('id', '=', id).executeTakeFirst()

/** The claim as a resource of an access rule. */
export const claimById = {
  what: 'This claim',
  load: (db: Db, { id }: { id: string }) => db.selectFrom('claims').select(['id', 'accountId']).where('id', '=', id).executeTakeFirst(),
}

/** Returns a page of the open claims, oldest first, with their total. */
export async function openClaims(db: Db, limit: number, offset: number) {
  const open = db.selectFrom('claims as c').where('c.status', '=', 'open')
  const items = await open
    .innerJoin('suppliers as s', 's.id', 'c.supplierId')
    .innerJoin('accounts as a', 'a.id', 'c.accountId')
    .leftJoin('suppliers as own', 'own.id', 'a.supplierId')
    .select(['c.id', 'c.supplierId', 's.businessName', 'a.username', 'a.email', 'c.message', 'c.createdAt'])
    .select(sql<boolean>`confirmed_address(a) is not null`.as('emailConfirmed'))
    .select(
      sql<Claim['ownListing']>`case when own.id is not null then json_build_object('id', own.id, 'businessName', own.business_name) end`.as(
        'ownListing',
      ),
    )
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await open.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total }
}

export const hasAccount = async (db: Db, supplierId: number): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').where('supplierId', '=', supplierId).executeTakeFirst()) !== undefined

/**
 * Assigns a listing to an account and makes it a supplier, and returns its address if that is confirmed; returns undefined for an owner, an account that already has a listing, and one that
 * works on another's.
 */
export const assignListing = (tx: Db, accountId: string, supplierId: number) =>
  tx
    .updateTable('accounts')
    .set({ supplierId, role: 'supplier' })
    .where('id', '=', accountId)
    .where('supplierId', 'is', null)
    .where('role', '!=', 'owner')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('listingMembers as m').select('m.id').whereRef('m.accountId', '=', 'accounts.id'))),
    )
    .returning(sql<string | null>`case when confirmed_address(accounts) is not null then email end`.as('confirmedEmail'))
    .executeTakeFirst()
