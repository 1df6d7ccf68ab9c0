import { isDeepStrictEqual } from 'node:util'
import { inTransaction, type Db } from '#server/db/db.ts'
import type { Context } from '#server/context.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { deleteShowcaseItem, setOrder, type ShowcaseTable } from './queries.ts'

/** A kind of item that a profile shows in an order that its supplier chooses. */
export type Showcase = {
  table: ShowcaseTable
  /** Returns all items of a supplier in their order, with all that is shown of them. */
  all: (db: Db, supplierId: number) => Promise<{ id: string }[]>
  /** What the message of a 404 calls an item. */
  what: string
  /** Whether suppliers are found by it; otherwise only their own pages show it. */
  isSearched: boolean
}
/** The number of items allowed, and the message of the 409 when they are exceeded. */
export type ItemLimit = { most: number; isFull: string }
type Deps = Pick<Context, 'db' | 'changes'>

const scopeOf = (isSearched: boolean, supplierId: number) => (isSearched ? undefined : { supplierId })

/** Adds an item at the end, under a lock so that concurrent calls cannot exceed the limit. @throws 409 when the limit is reached */
export async function addTo<Row>(
  tx: Db,
  { changes }: Pick<Context, 'changes'>,
  { all, most, isFull, isSearched }: Showcase & ItemLimit,
  supplierId: number,
  insert: (placed: { supplierId: number; position: number }) => Promise<Row>,
): Promise<Row> {
  await lockSupplier(tx, supplierId)
  const { length } = await all(tx, supplierId)
  if (length >= most) throw conflict(isFull)
  const added = await insert({ supplierId, position: length + 1 })
  await changes.publish(tx, scopeOf(isSearched, supplierId))
  return added
}

type ItemPosition = { supplierId: number; id: string; order: number | undefined }

/** Changes an item, and moves it to `order`, counted from 1, if that is defined. What is saved as it was changes no cache. @throws 404 */
export const changeIn = <Row>(
  { db, changes }: Deps,
  { table, all, what, isSearched }: Showcase,
  { supplierId, id, order }: ItemPosition,
  update: (tx: Db, position: number) => Promise<Row>,
): Promise<Row> =>
  inTransaction(db, async (tx) => {
    await lockSupplier(tx, supplierId)
    const shown = await all(tx, supplierId)
    const item = shown.find((other) => other.id === id)
    if (!item) throw notFound(what)
    const before = shown.map((other) => other.id)
    const after = order === undefined ? before : before.filter((other) => other !== id).toSpliced(order - 1, 0, id)
    await setOrder(tx, table, after)
    const changed = await update(tx, after.indexOf(id) + 1)
    if (!isDeepStrictEqual([before, item], [after, changed])) await changes.publish(tx, scopeOf(isSearched, supplierId))
    return changed
  })

/** Removes an item and moves those after it up. @throws 404 */
export const removeFrom = (
  { db, changes }: Deps,
  { table, all, what, isSearched }: Showcase,
  { supplierId, id }: { supplierId: number; id: string },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockSupplier(tx, supplierId)
    if (!(await deleteShowcaseItem(tx, table, supplierId, id))) throw notFound(what)
    await setOrder(
      tx,
      table,
      (await all(tx, supplierId)).map((shown) => shown.id),
    )
    await changes.publish(tx, scopeOf(isSearched, supplierId))
  })
