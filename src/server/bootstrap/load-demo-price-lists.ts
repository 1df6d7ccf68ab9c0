import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/db.ts'
import { demoPriceList } from '#server/db/demo/price-lists/price-lists.ts'
import type { DemoSupplier } from '#server/db/demo/types.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { noteRange } from '#server/features/price-lists/found/index-range.ts'

type Stored = { supplierId: number; supplier: Pick<DemoSupplier, 'businessName' | 'products'> }

/** Inserts the price lists of six suppliers, which searches find where these show them. */
export async function loadDemoPriceLists(tx: Db, stored: readonly Stored[], now: Date): Promise<void> {
  for (const { supplierId, supplier } of stored) {
    const list = demoPriceList(supplier)
    if (!list) continue
    const { visibility, instant, rows } = list
    await tx
      .insertInto('priceLists')
      .values({ supplierId, visibility, ...instant })
      .execute()
    await insertRows(
      tx,
      'priceListRows',
      rows.map((row, position) => ({ ...row, id: randomUUID(), supplierId, position, isAvailable: true, changedAt: now.toISOString() })),
    )
    await noteRange(tx, supplierId)
  }
}
