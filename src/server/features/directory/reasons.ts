import type { SearchMatch } from '#contract/search-match.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import { type Db, precompiled } from '#server/db/db.ts'
import { type FoundBy, type Hit, hitsFinder } from './marked-words.ts'
import { markedText, sentencesOf } from './match-text.ts'
import type { Term } from './terms.ts'

type Row = Pick<SupplierRow, 'id' | 'businessName' | 'tags' | 'description'>
type Product = { supplierId: number; title: string; price: string | null }

const productsOfAll = precompiled((db, ids: number[]) =>
  db
    .selectFrom('products')
    .select(['supplierId', 'title', 'price'])
    .where(({ eb, fn, val }) => eb('supplierId', '=', fn.any(val(ids))))
    .orderBy('supplierId')
    .orderBy('position')
    .orderBy('id'),
)

/**
 * Returns the reason of each supplier for being found by these words, by its id; one whose public texts name none of it has none. Products of
 * all are read at once.
 */
export async function reasonsFor(db: Db, rows: readonly Row[], foundBy: FoundBy): Promise<Map<number, SearchMatch>> {
  if (rows.length === 0 || foundBy.terms.length === 0) return new Map()
  const products = Map.groupBy(
    await productsOfAll(
      db,
      rows.map(({ id }) => id),
    ),
    ({ supplierId }) => supplierId,
  )
  const textsOf = ({ id, businessName, tags, description }: Row) => [
    ...(products.get(id) ?? []).map(({ title }) => title),
    ...tags,
    description,
    businessName,
  ]
  const hitsIn = await hitsFinder(db, foundBy, rows.flatMap(textsOf))
  return new Map(
    rows.flatMap((row) => {
      const match = reasonOf(row, products.get(row.id) ?? [], hitsIn, foundBy)
      return match ? [[row.id, match] as const] : []
    }),
  )
}

/** Adds to each row why it was found. */
export async function withReasons<Found extends Row>(db: Db, rows: readonly Found[], foundBy: FoundBy) {
  const reasons = await reasonsFor(db, rows, foundBy)
  return rows.map((row) => ({ ...row, ...(reasons.has(row.id) && { match: reasons.get(row.id) }) }))
}

/** Returns how much of a search hits name: each of its terms counts once, and something related to it less; nothing without the head. */
function namedBy(hits: readonly Hit[], head: Term | undefined): number {
  if (head && !hits.some(({ term }) => term === head)) return 0
  const terms = Map.groupBy(hits, ({ term }) => term)
  return [...terms.values()].reduce((sum, ofTerm) => sum + (ofTerm.every(({ isRelated }) => isRelated) ? 1 : 2), 0)
}

/** A text that may be the reason: how much of the search it names, and what is made of it if it is. */
type Candidate = { named: number; match: () => SearchMatch }

function reasonOf(
  row: Row,
  products: readonly Product[],
  hitsIn: (text: string) => Hit[],
  { terms, head }: FoundBy,
): SearchMatch | undefined {
  const most = 2 * terms.length
  let best: Candidate | undefined
  for (const candidate of candidatesIn(row, products, hitsIn, head)) {
    if (candidate.named > (best?.named ?? 0)) best = candidate
    if (best?.named === most) break
  }
  return best?.match()
}

/** Yields in the order of what says most to a buyer, so that of those that name as much the first is the reason. */
function* candidatesIn(
  row: Row,
  products: readonly Product[],
  hitsIn: (text: string) => Hit[],
  head: Term | undefined,
): Generator<Candidate> {
  const whole = (kind: SearchMatch['kind'], text: string, price?: string | null): Candidate => {
    const hits = hitsIn(text)
    const match = () => ({ kind, ...markedText(text, { from: 0, to: text.length, hits }), ...(price && { price }) })
    return { named: namedBy(hits, head), match }
  }
  for (const { title, price } of products) yield whole('product', title, price)
  for (const tag of row.tags) yield whole('tag', tag)
  const hits = hitsIn(row.description)
  if (hits.length > 0)
    for (const part of sentencesOf(row.description, hits))
      yield { named: namedBy(part.hits, head), match: () => ({ kind: 'text', ...markedText(row.description, part) }) }
  yield whole('name', row.businessName)
}
