import { sql } from 'kysely'
import { DUPLICATE_REASONS, type DuplicateReason } from '#contract/owner/supplier-merges.ts'
import type { Db } from '#server/db/db.ts'
import { required } from '#shared/required.ts'

// `duplicate_pairs()` (migration 027) has the pairs, each with its reasons as bits: a reason's bit is its place in the list, from 1.

const reasonsOf = (kinds: number): DuplicateReason[] => DUPLICATE_REASONS.filter((_, at) => (kinds & (2 << at)) !== 0)

/** The place of each set of bits in the order of pairs: by its strongest reason, then by the number of reasons. */
const RANKS = Array.from({ length: 2 << DUPLICATE_REASONS.length }, (_, kinds) => {
  const [strongest = ''] = reasonsOf(kinds)
  return DUPLICATE_REASONS.indexOf(strongest as DuplicateReason) * 10 + (9 - reasonsOf(kinds).length)
})

/** Returns a page of the pairs and how many there are; the order is stable. */
export async function duplicatePage(db: Db, limit: number, offset: number) {
  const { rows } = await sql<{ firstId: number; secondId: number; kinds: number; total: number }>`
    select first_id, second_id, kinds, count(*) over ()::integer as total from duplicate_pairs()
    order by (${RANKS}::integer[])[kinds + 1], first_id, second_id limit ${limit} offset ${offset}`.execute(db)
  const pairs = rows.map(({ firstId, secondId, kinds }) => ({ ids: [firstId, secondId] as const, reasons: reasonsOf(kinds) }))
  return { pairs, total: rows[0]?.total ?? (offset === 0 ? 0 : await countDuplicates(db)) }
}

async function countDuplicates(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from duplicate_pairs()`.execute(db)
  // A count has one row.
  return required(rows[0], 'The count of pairs').total
}

/** Returns what the owner compares besides the fields of the listings, by id. */
export async function comparedFactsOf(db: Db, ids: number[]) {
  const rows = await db
    .selectFrom('suppliers as s')
    .select('s.id')
    .select([
      sql<number>`(select count(*)::integer from quote_requests r where r.supplier_id = s.id)`.as('requests'),
      sql<number>`(select count(*)::integer from saved_suppliers v where v.supplier_id = s.id)`.as('saves'),
      sql<string | null>`(select username from accounts a where a.supplier_id = s.id)`.as('username'),
    ])
    .where('s.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

type ListingIds = { firstId: number; secondId: number }

/** Remembers that two listings are two businesses; returns undefined when that is known. */
export const insertDistinct = (tx: Db, two: ListingIds & { decidedBy: string; decidedAt: Date }) =>
  tx
    .insertInto('distinctSuppliers')
    .values(two)
    .onConflict((conflict) => conflict.doNothing())
    .returning('firstId')
    .executeTakeFirst()

/** Returns undefined when nobody had said so. */
export const deleteDistinct = (tx: Db, { firstId, secondId }: ListingIds) =>
  tx
    .deleteFrom('distinctSuppliers')
    .where('firstId', '=', firstId)
    .where('secondId', '=', secondId)
    .returning(['decidedBy', 'decidedAt'])
    .executeTakeFirst()
