import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { Db } from '#server/db/db.ts'

/** Stores tokens to be revoked, encrypted as they were, and returns the id of the row. */
export async function insertRevocation(tx: Db, revocation: { platform: SocialPlatform; tokens: string; createdAt: Date }): Promise<string> {
  const { id } = await tx.insertInto('socialRevocations').values(revocation).returning('id').executeTakeFirstOrThrow()
  return id
}

export const revocationById = (db: Db, id: string) =>
  db.selectFrom('socialRevocations').select(['platform', 'tokens']).where('id', '=', id).executeTakeFirst()

export const deleteRevocation = (db: Db, id: string) => db.deleteFrom('socialRevocations').where('id', '=', id).execute()
