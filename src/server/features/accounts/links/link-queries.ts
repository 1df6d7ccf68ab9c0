import type { Db } from '#server/db/db.ts'

export type Purpose = 'confirm' | 'reset' | 'claim'
export type LinkRow = { accountId: string; supplierId: number | null; email: string | null }

type NewLinkRow = Partial<LinkRow> & { accountId: string; tokenHash: string; purpose: Purpose; expiresAt: Date }
export const insertLink = (db: Db, link: NewLinkRow) => db.insertInto('oneTimeLinks').values(link).execute()

/** Returns the listing that a link to claim is for; null when there is no such link. */
export const claimedListing = async (tx: Db, tokenHash: string): Promise<number | null> =>
  (await tx.selectFrom('oneTimeLinks').select('supplierId').where('tokenHash', '=', tokenHash).executeTakeFirst())?.supplierId ?? null

/** Returns the account that a link belongs to. */
export const ownerOfLink = async (tx: Db, tokenHash: string): Promise<string | undefined> =>
  (await tx.selectFrom('oneTimeLinks').select('accountId').where('tokenHash', '=', tokenHash).executeTakeFirst())?.accountId

/** Deletes and returns an unexpired link, of any account where `accountId` is undefined; only one of two concurrent calls gets it. */
export const deleteLink = (
  db: Db,
  { purpose, tokenHash, accountId, now }: { purpose: Purpose; tokenHash: string; accountId: string | undefined; now: Date },
): Promise<LinkRow | undefined> => {
  const link = db
    .deleteFrom('oneTimeLinks')
    .where('purpose', '=', purpose)
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now.toISOString())
  return (accountId === undefined ? link : link.where('accountId', '=', accountId))
    .returning(['accountId', 'supplierId', 'email'])
    .executeTakeFirst()
}

export const deleteLinks = (db: Db, accountId: string, purposes: Purpose[]) =>
  db.deleteFrom('oneTimeLinks').where('accountId', '=', accountId).where('purpose', 'in', purposes).execute()

/** Counts the account's unexpired links of a purpose. */
export const countLinks = async (db: Db, accountId: string, purpose: Purpose, now: Date): Promise<number> =>
  (
    await db
      .selectFrom('oneTimeLinks')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('accountId', '=', accountId)
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirstOrThrow()
  ).count
