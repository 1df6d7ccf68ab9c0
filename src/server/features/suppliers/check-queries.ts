import { sql } from 'kysely'
import type { Checks } from '#contract/suppliers/supplier-profile.ts'
import type { Db, NewRow } from '#server/db/db.ts'

/** Returns the checks behind a listing's Verified badge; evidence counts until it expires, `today` being a Sydney day. */
export async function checksOf(db: Db, supplierId: number, today: string): Promise<Checks> {
  const row = await db
    .selectFrom('suppliers as s')
    .leftJoin('accounts as a', 'a.supplierId', 's.id')
    .leftJoin('supplierEvidence as e', 'e.supplierId', 's.id')
    .select(['s.isVerified', 's.abn', 's.abnCheckedAt', 'a.emailConfirmedAt', 'e.what', 'e.checkedAt', 'e.expiresOn'])
    .where('s.id', '=', supplierId)
    .executeTakeFirstOrThrow()
  // The nightly job takes the badge away a little later than the evidence ends.
  const isVerified = row.isVerified && (row.expiresOn === null || row.expiresOn >= today)
  return {
    isVerified,
    abn: row.abn && row.abnCheckedAt ? { number: row.abn, checkedAt: row.abnCheckedAt } : null,
    email: row.emailConfirmedAt ? { checkedAt: row.emailConfirmedAt } : null,
    evidence: isVerified && row.checkedAt ? { what: row.what, checkedAt: row.checkedAt, expiresOn: row.expiresOn } : null,
  }
}

type NewEvidence = Required<
  Pick<NewRow<'supplierEvidence'>, 'supplierId' | 'what' | 'documentId' | 'checkedBy' | 'checkedAt' | 'expiresOn'>
>

/** Gives a listing the badge, with what it rests on; later evidence replaces what was there. */
export async function verify(tx: Db, evidence: NewEvidence): Promise<void> {
  const { supplierId, ...rest } = evidence
  await tx
    .insertInto('supplierEvidence')
    .values(evidence)
    .onConflict((conflict) => conflict.column('supplierId').doUpdateSet({ ...rest, warnedAt: null, warnedAgainAt: null }))
    .execute()
  await setVerified(tx, supplierId, true)
}

/** Takes the badge from a listing, with what it rested on. */
export async function unverify(tx: Db, supplierId: number): Promise<void> {
  await tx.deleteFrom('supplierEvidence').where('supplierId', '=', supplierId).execute()
  await setVerified(tx, supplierId, false)
}

const setVerified = (tx: Db, id: number, isVerified: boolean) =>
  tx
    .updateTable('suppliers')
    .set({ isVerified, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
