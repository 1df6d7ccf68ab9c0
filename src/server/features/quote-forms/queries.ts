import { sql } from 'kysely'
import type { FormField } from '#contract/quote-forms.ts'
import { precompiled, type Db } from '#server/db/db.ts'

const lastForms = precompiled((db, supplierId: number) =>
  db
    .selectFrom('quoteForms')
    .select(['version', 'fields'])
    .where('supplierId', '=', supplierId)
    .orderBy('version', 'desc')
    .limit(sql.lit(1)),
)

/** Returns the form that a supplier saved last, undefined without one. */
export const lastForm = async (db: Db, supplierId: number) => (await lastForms(db, supplierId))[0]

export const formOfVersion = (db: Db, supplierId: number, version: number) =>
  db
    .selectFrom('quoteForms')
    .select(['version', 'fields'])
    .where('supplierId', '=', supplierId)
    .where('version', '=', version)
    .executeTakeFirst()

export const insertForm = (tx: Db, supplierId: number, version: number, fields: FormField[]) =>
  tx
    .insertInto('quoteForms')
    .values({ supplierId, version, fields: JSON.stringify(fields) })
    .execute()
