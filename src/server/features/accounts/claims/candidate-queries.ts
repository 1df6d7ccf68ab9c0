import { sql } from 'kysely'
import type { Candidate, findCandidates } from '#contract/suppliers/claims.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { Db } from '#server/db/db.ts'
import { isUnseen } from '#server/features/suppliers/merged-queries.ts'
import { hasAccount, isListed } from '#server/features/suppliers/queries.ts'

const MAX_CANDIDATES = 5
/** How much two names have in common to be shown, from 0 to 1: "Coffee Co" and "The Coffee Co" have it, "Coffee Co" and "Tea Co" not. */
const LIKENESS = 0.5

/**
 * Returns listings that may be the business that is named: of whoever registers, among those without an account; of the owner, among all but
 * merged ones. First come those with the same ABN, phone number or email address, then those whose name is like the given one. They are to be
 * chosen from, since none of this proves anything.
 */
export const candidatesFor = (
  db: Db,
  { businessName, phone, email, abn }: Input<typeof findCandidates>,
  among: 'claimable' | 'all' = 'claimable',
): Promise<Candidate[]> =>
  db
    .with('named', () => sql<{ name: string | null }>`(select name_key(${businessName}) as name)`)
    .with(
      'found',
      () => sql<{ supplierId: number; kind: number; likeness: number }>`(
        select supplier_id, kind, 1::real as likeness
        from supplier_keys join duplicate_keys(regexp_replace(${abn}, '\\D', '', 'g'), ${phone}, ${email}, null, null, null, null) using (key, kind)
        union all
        select w.supplier_id, 5, similarity(w.name_key, named.name) from supplier_words w, named
        where w.name_key % named.name and similarity(w.name_key, named.name) >= ${LIKENESS}::real)`,
    )
    .selectFrom('suppliers')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('found')
          .select(({ fn }) => ['supplierId', fn.min('kind').as('kind'), fn.max('likeness').as('likeness')])
          .groupBy('supplierId')
          .as('best'),
      (join) => join.onRef('best.supplierId', '=', 'suppliers.id'),
    )
    .select(['suppliers.id', 'businessName', 'category', 'suburb', 'state'])
    .where((eb) => (among === 'all' ? eb.not(isUnseen) : eb.and([isListed, eb.not(hasAccount)])))
    .orderBy('best.kind')
    .orderBy('best.likeness', 'desc')
    .orderBy('suppliers.id')
    .limit(MAX_CANDIDATES)
    .execute()
