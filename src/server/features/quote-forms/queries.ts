import { sql } from 'kysely'
import type { OptionalQuestion } from '#contract/quotes/optional-questions.ts'
import type { FormField } from '#contract/quotes/quote-forms.ts'
import { precompiled, type Db } from '#server/db/db.ts'

const lastForms = precompiled((db, supplierId: number) =>
  db
    .selectFrom('quoteForms')
    .select(['version', 'fields', 'leavesOut'])
    .where('supplierId', '=', supplierId)
    .orderBy('version', 'desc')
    .limit(sql.lit(1)),
)

/** Returns the form that a supplier saved last, undefined without one. */
export const lastForm = async (db: Db, supplierId: number) => (await lastForms(db, supplierId))[0]

export const formOfVersion = (db: Db, supplierId: number, version: number) =>
  db
    .selectFrom('quoteForms')
    .select(['version', 'fields', 'leavesOut'])
    .where('supplierId', '=', supplierId)
    .where('version', '=', version)
    .executeTakeFirst()

/**
 * Deletes the versions that nobody needs any more: no request was made with them, and they are neither the latest nor the one before it,
 * which a buyer may be filling in. The caller has locked the listing, which no request is made with meanwhile.
 */
export const deleteUnusedForms = (tx: Db, supplierId: number, latest: number) =>
  tx
    .deleteFrom('quoteForms as f')
    .where('f.supplierId', '=', supplierId)
    .where('f.version', '<', latest - 1)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('quoteRequests as r')
            .select('r.id')
            .where('r.supplierId', '=', supplierId)
            // Repeats the condition of the index, which is only used with it.
            .where('r.formVersion', '>', 0)
            .whereRef('r.formVersion', '=', 'f.version'),
        ),
      ),
    )
    .execute()

/** Returns the bytes that all stored versions of a form take on the disk. */
export async function sizeOfForms(tx: Db, supplierId: number): Promise<number> {
  const { bytes } = await tx
    .selectFrom('quoteForms')
    .select(sql<number>`coalesce(sum(pg_column_size(fields)), 0)`.as('bytes'))
    .where('supplierId', '=', supplierId)
    .executeTakeFirstOrThrow()
  return bytes
}

type NewForm = { version: number; fields: FormField[]; leavesOut: OptionalQuestion[] }

export const insertForm = (tx: Db, supplierId: number, { version, fields, leavesOut }: NewForm) =>
  tx
    .insertInto('quoteForms')
    .values({ supplierId, version, fields: JSON.stringify(fields), leavesOut })
    .execute()
