import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

export const readAddressKey = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('addressKey').select('encrypted').executeTakeFirst())?.encrypted

/** Returns false where there is a key. Concurrent calls wait for each other's transaction. */
export const insertAddressKey = async (tx: Db, encrypted: string): Promise<boolean> =>
  (await tx
    .insertInto('addressKey')
    .values({ encrypted })
    .onConflict((conflict) => conflict.doNothing())
    .returning('encrypted')
    .executeTakeFirst()) !== undefined

/** Replaces the encrypted key, unless another process has done so. */
export const replaceAddressKey = (db: Db, encrypted: string, replacement: string) =>
  db.updateTable('addressKey').set({ encrypted: replacement }).where('encrypted', '=', encrypted).execute()

const HASHED = ['email_stops', 'confirmed_addresses', 'newsletter_deliveries']

/** Makes the stored hashes of before there was a key into those with it. */
export async function keyStoredHashes(tx: Db, pads: Buffer): Promise<void> {
  for (const table of HASHED) await sql`update ${sql.table(table)} set email_hash = keyed_hash(email_hash, ${pads}::bytea)`.execute(tx)
}
