import { sql } from 'kysely'
import type { Db, NewRow } from '#server/db/db.ts'

/** A picture that is drawn again has its row already. */
export const insertUpload = (db: Db, upload: NewRow<'uploads'>) =>
  db
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()

/** Every column that shows a picture by its address. */
const SHOWN_IN = ['suppliers.logo_url', 'products.image_url', 'venues.logo_url', 'images.url']
const isUnreferenced = sql<boolean>`${sql.join(
  SHOWN_IN.map((column) => {
    const [table = ''] = column.split('.')
    return sql`not exists (select from ${sql.table(table)} where ${sql.ref(column)} = '/uploads/' || uploads.name)`
  }),
  sql` and `,
)}`

/** Deletes some of the oldest that nothing shows, and answers their names. */
export async function deleteUnused(tx: Db, before: Date): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('uploads')
    .where('name', 'in', (eb) =>
      eb
        .selectFrom('uploads')
        .select('name')
        .where('createdAt', '<', before.toISOString())
        .where(isUnreferenced)
        .orderBy('createdAt')
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning('name')
    .execute()
  return deleted.map(({ name }) => name)
}
