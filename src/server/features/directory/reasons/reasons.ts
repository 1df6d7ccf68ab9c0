import type { SearchMatch } from '#contract/directory/search-match.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { type Db, precompiled } from '#server/db/db.ts'
import type { Term } from '#server/features/directory/dictionary/terms.ts'
import { foundRows, type RangeRow } from '#server/features/directory/ranges/range-queries.ts'
import { rangeSearchOf } from '#server/features/directory/ranges/range-search.ts'
import { dollars } from '#shared/money/money.ts'
import { type FoundBy, type Hit, hitsFinder, type HitsFinder } from './marked-words.ts'
import { markedText, sentencesOf } from './match-text.ts'

type Product = { title: string; price: string | null }
/** A supplier as a search finds it: with its products, in their order, where these were read together. */
export type FoundRow = SupplierRow & {
  products?: Product[]
  /** Whether its price list has what is looked for, where that is known. */
  isInRange?: boolean
}
type ReasonedRow = Pick<FoundRow, 'id' | 'businessName' | 'tags' | 'description' | 'products' | 'isInRange' | 'found'>

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
 * Returns the reason of each supplier for being found by these words, by its id; one whose public texts name none of it has none. Products
 * that were not read with the suppliers are read for all at once.
 */
export async function reasonsFor(db: Db, rows: readonly ReasonedRow[], foundBy: FoundBy): Promise<Map<number, SearchMatch>> {
  if (rows.length === 0 || foundBy.terms.length === 0) return new Map()
  const unread = rows.filter(({ products }) => !products).map(({ id }) => id)
  const read = Map.groupBy(unread.length > 0 ? await productsOfAll(db, unread) : [], ({ supplierId }) => supplierId)
  const finder = await hitsFinder(db, foundBy)
  const most = 2 * foundBy.terms.length
  const listed = rows.map((row) => ({ row, products: row.products ?? read.get(row.id) ?? [] }))
  await finder.learn(
    listed.flatMap(({ row, products: own }) => [
      ...own.map(({ title }) => title),
      ...(row.found ?? []).map(({ item }) => item),
      ...row.tags,
    ]),
  )
  const best = listed.map(({ row, products: own }) => ({ row, reason: bestOf(inList(row, own, finder, foundBy), most) }))
  // A description is long, and read only where no product or tag names everything.
  const others = best.filter(({ reason }) => (reason?.named ?? 0) < most)
  await finder.learn(others.flatMap(({ row: { description, businessName } }) => [description, businessName]))
  for (const other of others) other.reason = bestOf(inText(other.row, finder, foundBy), most, other.reason)
  return new Map(best.flatMap(({ row, reason }) => (reason ? [[row.id, reason.match()] as const] : [])))
}

/** Adds to each row why it was found, and the rows of its price list that are it. */
export async function withReasons<Found extends ReasonedRow>(db: Db, plain: readonly Found[], foundBy: FoundBy) {
  const rows = await withRange(db, plain, foundBy)
  const reasons = await reasonsFor(db, rows, foundBy)
  return rows.map((row) => ({ ...row, ...(reasons.has(row.id) && { match: reasons.get(row.id) }) }))
}

async function withRange<Found extends ReasonedRow>(db: Db, rows: readonly Found[], foundBy: FoundBy): Promise<readonly Found[]> {
  const asked = rangeSearchOf(foundBy)
  const ids = rows.filter(({ isInRange }) => isInRange !== false).map(({ id }) => id)
  const found = asked && (await foundRows(db, ids, asked))
  return found && found.size > 0 ? rows.map((row) => (found.has(row.id) ? { ...row, found: found.get(row.id) } : row)) : rows
}

/** Returns how much of a search hits name: each of its terms counts once, and something related to it less; nothing without the head. */
function namedBy(hits: readonly Hit[], head: Term | undefined): number {
  if (head && !hits.some(({ term }) => term === head)) return 0
  const terms = Map.groupBy(hits, ({ term }) => term)
  return [...terms.values()].reduce((sum, ofTerm) => sum + (ofTerm.every(({ isRelated }) => isRelated) ? 1 : 2), 0)
}

/** A text that may be the reason: how much of the search it names, and what is made of it if it is. */
type Candidate = { named: number; match: () => SearchMatch }

/** Returns the first of those that name most, and of none that names nothing; the search ends at one that names everything. */
function bestOf(candidates: Iterable<Candidate>, most: number, before?: Candidate): Candidate | undefined {
  let best = before
  for (const candidate of candidates) {
    if (candidate.named > (best?.named ?? 0)) best = candidate
    if (best?.named === most) break
  }
  return best
}

/** Yields a product, then a row of the price list, then a tag, as a buyer would rather read that. */
function* inList(
  { tags, found = [] }: ReasonedRow,
  products: readonly Product[],
  finder: HitsFinder,
  foundBy: FoundBy,
): Generator<Candidate> {
  const { hitsIn } = finder
  const { head } = foundBy
  for (const { title, price } of products) yield whole('product', title, { hits: hitsIn(title), head, price })
  yield* inRows(found, finder, foundBy)
  for (const tag of tags) yield whole('tag', tag, { hits: hitsIn(tag), head })
}

/** Yields each sentence of the description, then the name. */
function* inText({ description, businessName }: ReasonedRow, { hitsIn }: HitsFinder, { head }: FoundBy): Generator<Candidate> {
  const hits = hitsIn(description)
  if (hits.length > 0)
    for (const part of sentencesOf(description, hits))
      yield { named: namedBy(part.hits, head), match: () => ({ kind: 'text', ...markedText(description, part) }) }
  yield whole('name', businessName, { hits: hitsIn(businessName), head })
}

type WholeText = { hits: Hit[]; head: Term | undefined; price?: string | null }

const LIST = 'Price list: '

/** Yields the rows of a price list, as they stand in it. */
function* inRows(rows: readonly RangeRow[], { hitsIn }: HitsFinder, { head }: FoundBy): Generator<Candidate> {
  for (const { item, packSize, priceCents } of rows) {
    const hits = hitsIn(item).map(({ from, to, ...hit }) => ({ ...hit, from: from + LIST.length, to: to + LIST.length }))
    const text = `${LIST}${[item, packSize].filter(Boolean).join(' ')}`
    yield whole('price-list', text, { hits, head, price: priceCents == null ? null : dollars(priceCents) })
  }
}

const whole = (kind: SearchMatch['kind'], text: string, { hits, head, price }: WholeText): Candidate => ({
  named: namedBy(hits, head),
  match: () => ({ kind, ...markedText(text, { from: 0, to: text.length, hits }), ...(price && { price }) }),
})
