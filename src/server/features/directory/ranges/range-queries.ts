import { sql } from 'kysely'
import { type Db, precompiled } from '#server/db/db.ts'
import { containing } from '#server/db/like-pattern.ts'
import { searchedWords, wordKey } from './range-keys.ts'
import type { RangeSearch } from './range-search.ts'

/** A row of a shown list; its price only where its supplier shows prices. */
export type RangeRow = { item: string; packSize: string | null; priceCents?: number | null }

/** The rows of a supplier that a result has. */
export const MAX_FOUND = 3
/** Rows that are compared with the search, word by word. */
const MAX_READ = 20

const rowsAt = precompiled((db, ids: number[], from: string, to: string, patterns: string, most: number) =>
  db
    .selectFrom(
      sql<RangeRow & { supplierId: number; hasPrices: boolean }>`(
        select l.supplier_id, l.visibility = 'prices' as has_prices, r.* from unnest(${ids}::integer[]) asked (id)
        join price_lists l on l.supplier_id = asked.id and l.visibility in ('range', 'prices')
        cross join lateral (
          select r.item, r.pack_size, r.price_cents, g.path, g.position as at from range_goods g
          join price_list_rows r on r.id = g.row_id and r.supplier_id = g.supplier_id and r.is_available
          where g.supplier_id = l.supplier_id and g.path >= ${from} collate "C" and g.path < ${to} collate "C"
            and (select coalesce(bool_and(r.item ilike any (array(select jsonb_array_elements_text(alike)))), true) from jsonb_array_elements(${patterns}::jsonb) alike)
          order by g.path, g.position limit ${most}::integer
        ) r)`.as<'found'>(sql`found`),
    )
    .select(['supplierId', 'hasPrices', 'item', 'packSize', 'priceCents'])
    .orderBy(sql`supplier_id, path, at`),
)

/** Returns the rows by which suppliers are found, the goods themselves before kinds of them, by supplier. */
export async function foundRows(db: Db, ids: number[], { path, beside }: RangeSearch): Promise<Map<number, RangeRow[]>> {
  if (ids.length === 0) return new Map()
  // A key differs from its word in no more than the end.
  const patterns = beside.map((names) => names.flatMap(([word = '']) => containing(word.slice(0, Math.max(2, word.length - 1)))))
  const rows = await rowsAt(db, ids, path, `${path.slice(0, -1)}0`, JSON.stringify(patterns), beside.length === 0 ? MAX_FOUND : MAX_READ)
  const found = rows.filter(({ item }) => hasAll(item, beside))
  const bySupplier = Map.groupBy(found, ({ supplierId }) => supplierId)
  return new Map(
    [...bySupplier].map(([id, own]) => [
      id,
      own.slice(0, MAX_FOUND).map(({ item, packSize, priceCents, hasPrices }) => ({ item, packSize, ...(hasPrices && { priceCents }) })),
    ]),
  )
}

function hasAll(item: string, beside: RangeSearch['beside']): boolean {
  const words = new Set(searchedWords(item))
  return beside.every((names) => names.some((name) => name.every((word) => words.has(word))))
}

/** Returns which of some words stand in a list that its supplier shows. */
export const wordsOfRanges = async (db: Db, words: string[]): Promise<Set<string>> => {
  const keys = words.map((word) => `'${wordKey(searchedWords(word)[0] ?? word)}'`)
  const rows = await knownWords(db, words, keys)
  return new Set(rows.map(({ word }) => word))
}

const knownWords = precompiled((db, words: string[], queries: string[]) =>
  db
    .selectFrom(sql<{ word: string; query: string }>`unnest(${words}::text[], ${queries}::tsquery[])`.as<'typed'>(sql`typed(word, query)`))
    .select('word')
    .where(sql<boolean>`exists (select from ranges_with(query))`),
)
