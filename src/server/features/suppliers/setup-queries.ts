import type { Db } from '#server/db/db.ts'

/** Whether there is any of what a supplier shows beside its listing. */
export const shownBeside = (db: Db, supplierId: number) =>
  db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('products').select('id').where('supplierId', '=', supplierId))
        .$castTo<boolean>()
        .as('products'),
      exists(selectFrom('venues').select('id').where('supplierId', '=', supplierId))
        .$castTo<boolean>()
        .as('venues'),
      exists(selectFrom('quoteForms').select('version').where('supplierId', '=', supplierId))
        .$castTo<boolean>()
        .as('quoteForm'),
    ])
    .executeTakeFirstOrThrow()
