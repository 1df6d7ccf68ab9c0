import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { DuplicateListing, DuplicatePair } from '#contract/owner/supplier-merges.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { ownerSuppliersById } from '#server/features/owner-suppliers/list-queries.ts'
import { lockSuppliers } from '#server/features/suppliers/queries.ts'
import { notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { deleteDistinct, duplicatePage, insertDistinct, comparedFactsOf } from './pair-queries.ts'

type Deps = Pick<Context, 'db' | 'now'>

/** Returns a page of the pairs of listings that may be the same business. */
export async function duplicatesPage(db: Db, limit: number, offset: number): Promise<ListPage<DuplicatePair>> {
  const { pairs, total } = await duplicatePage(db, limit, offset)
  const ids = [...new Set(pairs.flatMap((pair) => pair.ids))]
  if (ids.length === 0) return { items: [], total }
  const [listings, comparedFacts] = [await ownerSuppliersById(db, ids), await comparedFactsOf(db, ids)]
  const byId = new Map(
    listings.flatMap((listing): [number, DuplicateListing][] => {
      const facts = comparedFacts.get(listing.id)
      return facts ? [[listing.id, { ...listing, ...facts }]] : []
    }),
  )
  // A listing that was deleted between the queries is missing.
  const items = pairs.flatMap(({ ids: [one, other], reasons }): DuplicatePair[] => {
    const [first, second] = [byId.get(one), byId.get(other)]
    return first && second ? [{ reasons, suppliers: [first, second] }] : []
  })
  return { items, total }
}

/** Remembers for good that two listings are not the same business; does nothing when that is known. @throws 404 when one is unknown */
export const dismiss = ({ db, now }: Deps, ids: readonly [number, number], by: SessionAccount): Promise<void> =>
  inTransaction(db, async (tx) => {
    const found = await lockSuppliers(tx, [...ids])
    const errors = ids.flatMap((id, at) =>
      found.some((listing) => listing.id === id) ? [] : { path: `ids.${at}`, message: `There is no supplier ${id}.` },
    )
    if (errors.length > 0) throw notFound('One of these suppliers', errors)
    const two = inOrder(ids)
    if (await insertDistinct(tx, { ...two, decidedBy: by.username, decidedAt: now() }))
      await record(tx, by, { ...two, action: 'supplier.not-duplicates', before: false, after: true })
  })

/** Takes that back; does nothing when nobody had said so. */
export const restoreDismissed = ({ db }: Deps, ids: readonly [number, number], by: SessionAccount): Promise<void> =>
  inTransaction(db, async (tx) => {
    const two = inOrder(ids)
    if (await deleteDistinct(tx, two)) await record(tx, by, { ...two, action: 'supplier.maybe-duplicates', before: true, after: false })
  })

const inOrder = ([one, other]: readonly [number, number]) => ({ firstId: Math.min(one, other), secondId: Math.max(one, other) })

type Record = { firstId: number; secondId: number; action: string; before: boolean; after: boolean }
const record = (tx: Db, by: SessionAccount, { firstId, secondId, action, before, after }: Record) =>
  insertAudit(tx, by, {
    action,
    subject: `supplier ${firstId}`,
    details: { otherId: secondId, before: { areDistinct: before }, after: { areDistinct: after } },
  })
