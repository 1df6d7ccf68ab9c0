import type { Db } from '#server/db/db.ts'

/** Returns the texts below a key that differ from the originals. */
export const changedTexts = (db: Db, below: string) =>
  db
    .selectFrom('siteItems')
    .select('key')
    .select((eb) => eb.ref('value').$notNull().as('value'))
    .where('kind', '=', 'text')
    .where('value', 'is not', null)
    .where('key', 'like', `${below}.%`)
    .orderBy('key')
    .execute()
