import { sql } from 'kysely'
import type { Db, NewRow } from '#server/db/db.ts'
import { readOnce } from '#server/db/read-once.ts'

/** Does nothing for a name that has a row already, as the logos of a demo that is loaded again have. */
export const insertUpload = (db: Db, upload: NewRow<'uploads'> | NewRow<'uploads'>[]) =>
  db
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()

/** Returns the bytes of all pictures of an account. */
export async function bytesOfAccount(tx: Db, accountId: string): Promise<number> {
  const { bytes } = await tx
    .selectFrom('uploads')
    .select(sql<number>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return bytes
}

export const hasUpload = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('uploads').select('name').where('name', '=', name).executeTakeFirst()) !== undefined

/** Stores the bytes of a picture that was made after its row. */
export const setUploadBytes = (db: Db, name: string, bytes: number) =>
  db.updateTable('uploads').set({ bytes }).where('name', '=', name).execute()

/** Every column that holds the address of a picture. */
const SHOWN_IN = [
  'suppliers.logo_url',
  'products.image_url',
  'venues.logo_url',
  'images.url',
  'social_posts.image_url',
  'sandbox_social_posts.image_url',
  'site_items.value',
  'site_item_history.value',
]
const isUnreferenced = sql<boolean>`${sql.join(
  SHOWN_IN.map((column) => {
    const [table = ''] = column.split('.')
    return sql`not exists (select from ${sql.table(table)} where ${sql.ref(column)} = '/uploads/' || uploads.name)`
  }),
  sql` and `,
)}`

/** Deletes up to 20 of the oldest pictures that no row shows, and returns their names. */
export async function deleteUnused(tx: Db, before: Date): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('uploads')
    .where('name', '=', (eb) =>
      readOnce<string>(
        eb
          .selectFrom('uploads')
          .select('name')
          .where('createdAt', '<', before.toISOString())
          .where(isUnreferenced)
          .orderBy('createdAt')
          .limit(20)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning('name')
    .execute()
  return deleted.map(({ name }) => name)
}
