import type { AcceptedOrder } from '#server/feature.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { rowsOfSupplies } from '#shared/seafood/supplies.ts'
import { goodsKey } from '#shared/quoted-lines/goods-key.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { deleteSuppliesOf, insertSupply, lockRecord, suppliesIn, writeRows, type Sequence } from './queries.ts'

/** Begins a row for each line of seafood that was accepted by an account, and ends those of another origin. */
export async function noteSupplies(tx: Db, { now }: Pick<Context, 'now'>, { requestId, lines }: AcceptedOrder): Promise<void> {
  const seafood = lines.filter(({ isSeafood }) => isSeafood)
  if (seafood.length === 0) return
  const order = await acceptedBy(tx, requestId)
  if (!order) return
  const { accountId, supplierId, supplierName, supplierAbn } = order
  await lockRecord(tx, accountId)
  const beginsOn = sydneyDay(now())
  for (const { item, origin } of seafood) {
    const itemKey = goodsKey(item)
    await insertSupply(tx, { accountId, supplierId, supplierName, supplierAbn, item, itemKey, origin, beginsOn, requestId })
    await renew(tx, { accountId, supplierId, itemKey })
  }
}

/** Takes back what an acceptance began: rows that it ended run again. */
export async function forgetSupplies(tx: Db, requestId: string): Promise<void> {
  const order = await acceptedBy(tx, requestId)
  if (!order) return
  await lockRecord(tx, order.accountId)
  for (const sequence of await deleteSuppliesOf(tx, requestId)) await renew(tx, sequence)
}

/** Brings the record of one item in line with what was accepted of it. */
export async function renew(tx: Db, sequence: Sequence): Promise<void> {
  const supplies = await suppliesIn(tx, sequence)
  await writeRows(tx, supplies, rowsOfSupplies(supplies))
}

/** Returns whose account has accepted a request, and the supplier as it is now; undefined for a visitor's. */
async function acceptedBy(tx: Db, requestId: string) {
  const found = await tx
    .selectFrom('quoteRequests as r')
    .innerJoin('suppliers as s', 's.id', 'r.supplierId')
    .select(['r.accountId', 's.id as supplierId', 's.businessName as supplierName', 's.abn as supplierAbn'])
    .where('r.id', '=', requestId)
    .executeTakeFirst()
  return found && found.accountId !== null ? { ...found, accountId: found.accountId } : undefined
}
