import { sql } from 'kysely'
import { precompiled } from '#server/db/db.ts'
import { isListed } from '#server/features/suppliers/queries.ts'

const MAX_SUPPLIERS = 3

/**
 * Returns the listed suppliers whose name begins with a text, in the order of their names; both are compared without case, accents and
 * punctuation. The last character of Unicode ends the range of the index.
 */
export const suppliersNamedLike = precompiled((db, text: string) =>
  db
    .selectFrom(sql<{ prefix: string | null }>`(select name_key(${text}))`.as<'typed'>(sql`typed(prefix)`))
    .innerJoin('supplierWords', (join) =>
      join
        .on(sql`name_key collate "C"`, '>=', sql.ref('prefix'))
        .on(sql`name_key collate "C"`, '<', sql`prefix || ${sql.lit('\u{10ffff}')}`),
    )
    .innerJoin('suppliers', 'suppliers.id', 'supplierWords.supplierId')
    .where(isListed)
    .select(['suppliers.id', 'businessName', 'category', 'suburb', 'state'])
    .orderBy(sql`name_key collate "C"`)
    .orderBy('suppliers.id')
    .limit(sql.lit(MAX_SUPPLIERS)),
)
