import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { tsquery } from '#server/features/directory/dictionary/tsquery-sql.ts'
import { askedFor } from '#server/reading/goods/asked-for.ts'
import type { Entry } from '#server/vocabulary/entry.ts'
import type { SearchTerms } from './parse-search.ts'
import { OFFER, partOf, type Search } from './search-queries.ts'

/** Suppliers whose tags and products are read at most. */
const MAX_READ = 50

/**
 * Returns the search for suppliers of other categories that sell the goods all the same, by what their tags and products name: "Numbat crisps"
 * of a tea wholesaler are crisps, "Lemon myrtle tea" is no lemon. Undefined where there is none, or the search is for none.
 */
export async function otherSellers(db: Db, search: Search, { goods }: SearchTerms): Promise<Search | undefined> {
  if (!goods || !search.goods?.asGoods) return undefined
  const { rows } = await sql<{ supplierId: number; names: string[] }>`
    select supplier_id, tags || array(select title from products where products.supplier_id = found.supplier_id limit 100) as names
    from supplier_search found join suppliers on suppliers.id = supplier_id
    where ${partOf(search.isOffered)} @@ ${tsquery(search.query.everything)} and ${OFFER} @@ ${tsquery(search.goods.asGoods)}
    order by found.quality desc, supplier_id limit ${MAX_READ}`.execute(db)
  const among = rows.filter(({ names }) => names.some((name) => isKindOf(name, goods.entry))).map(({ supplierId }) => supplierId)
  if (among.length === 0) return undefined
  const { goods: _, inRange: __, ...anybody } = search
  return { ...anybody, among }
}

/** Returns whether a name is of the goods or of a kind of them; what follows a comma only describes: "Snapper, plate size". */
const isKindOf = (name: string, { term }: Entry): boolean =>
  askedFor(name.replace(/[,(].*/s, '')).some(({ head }) => head !== undefined && (head.term === term || head.parent === term))
