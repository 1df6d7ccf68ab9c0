import { sql } from 'kysely'
import { CLAIM_UNDO_SECONDS } from '#contract/suppliers/claims.ts'
import type { Role } from '#contract/accounts/accounts.ts'
import type { Db, RowOf } from '#server/db/db.ts'

/** What an approval has changed. */
export type Approval = NonNullable<RowOf<'claims'>['approval']>

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

/** Remembers what an approval has changed. */
export const noteApproval = (tx: Db, id: string, approval: Approval) =>
  tx
    .updateTable('claims')
    .set({ approval: JSON.stringify(approval) })
    .where('id', '=', id)
    .execute()

/** Opens a claim again that was approved a moment ago, and returns what that had changed; undefined once its minute is over. */
export async function reopenClaim(tx: Db, id: string): Promise<Approval | undefined> {
  const { rows } = await sql<{ approval: Approval }>`
    with approved as (
      select id, approval from claims
      where id = ${id} and status = 'approved' and approval is not null and decided_at > now() - make_interval(secs => ${CLAIM_UNDO_SECONDS})
      for update
    )
    update claims c set status = 'open', decided_at = null, approval = null from approved a where c.id = a.id returning a.approval`.execute(
    tx,
  )
  return rows[0]?.approval
}

/** Takes a listing from the account that manages it, which is again what it was; undefined where another manages it by now. */
export const releaseListing = (tx: Db, accountId: string, supplierId: number, role: Role) =>
  tx
    .updateTable('accounts')
    .set({ supplierId: null, role })
    .where('id', '=', accountId)
    .where('supplierId', '=', supplierId)
    .returning('email')
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
