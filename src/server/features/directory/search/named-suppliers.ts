import { sql } from 'kysely'
import { type Db, precompiled } from '#server/db/db.ts'
import type { SupplierName } from '#server/reading/words/parts.ts'
import { namesToLookUp } from '#server/reading/supplier-names.ts'

const findNamed = precompiled((db, whole: string[], beginnings: string[], words: string[]) =>
  db
    .selectFrom(
      sql<{ supplierId: number; nameKey: string }>`suppliers_named(${whole}::text[], ${beginnings}::text[], ${words}::text[])`.as<'named'>(
        sql`named`,
      ),
    )
    .select(['supplierId as id', 'nameKey as key']),
)

/**
 * Returns the suppliers that a text may name. They are asked of the database for each search, because an index of all names in each process
 * would be stale on some of them after every change; a few keys of an index cost the same with fifty thousand suppliers.
 */
export async function suppliersNamedIn(db: Db, text: string): Promise<SupplierName[]> {
  const { whole, beginnings, words } = namesToLookUp(text)
  return whole.length + beginnings.length + words.length === 0 ? [] : findNamed(db, whole, beginnings, words)
}
