import type { CategoryName } from '#contract/options.ts'
import type { Db } from '#server/db/db.ts'
import { lexemesOf } from '#server/features/directory/dictionary/lexeme-queries.ts'
import { allOf, anyOf, anyPhraseOf, noneOf, type TsQuery, within } from '#server/features/directory/dictionary/tsquery-sql.ts'
import type { Entry } from '#server/vocabulary/entry.ts'
import { namesOfOthersWith } from '#server/vocabulary/names-around.ts'
import type { SearchTerms } from './parse-search.ts'
import { termQueriesOf } from './search-terms.ts'

/** How a search for goods tells those who sell them from those who only use the word. */
export type GoodsMatch = {
  /** Suppliers of these categories match by any of their words, those of the first before the others. */
  soldBy: CategoryName[]
  /** Whoever has all words of the search in its name is meant, whatever it sells, and so is who is called by its name; empty for neither. */
  byName: TsQuery
  /** Anybody else matches by the goods as such among its tags and products, and only where a seller matches too; empty for services. */
  asGoods: TsQuery
  /**
   * By these words somebody says that it has the goods, rather than something that a search for them finds too; empty where there is nothing
   * of the kind.
   */
  ownNames: TsQuery
}

/** Returns how goods match, or the suppliers that are `called` by their names; undefined where the search is for none that a category sells. */
export async function goodsMatchOf(db: Db, { goods, terms }: SearchTerms, called: TsQuery): Promise<GoodsMatch | undefined> {
  if (!goods || goods.categories.length === 0) return undefined
  const isService = goods.entry.kind === 'service'
  const term = { ...goods.term, others: [], isOpen: false }
  const whole = { ...term, isLoose: false }
  const [named = '', owned = '', ...words] = await termQueriesOf(db, [{ ...term, also: [] }, whole, ...terms])
  return {
    soldBy: goods.categories,
    byName: anyOf([words.length > 1 ? within('A', allOf(words)) : '', called]),
    asGoods: isService ? '' : allOf([within('BC', named), await noOtherOf(db, goods.entry)]),
    ownNames: goods.term.others.length > 0 ? anyOf([owned, called]) : '',
  }
}

const known = new WeakMap<Entry, TsQuery>()

/** Returns the query that matches where none of the other things is named in whose names these goods are but a part. */
async function noOtherOf(db: Db, entry: Entry): Promise<TsQuery> {
  const kept = known.get(entry)
  if (kept !== undefined) return kept
  const others = namesOfOthersWith(entry)
  const lexemes = await lexemesOf(db, others)
  const query = noneOf([anyPhraseOf(others.map((name) => lexemes(name).stems))])
  known.set(entry, query)
  return query
}
