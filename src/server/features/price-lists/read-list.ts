import { setImmediate } from 'node:timers/promises'
import { MAX_PRICE_LIST_ROWS, type PriceListReading } from '#contract/price-lists/price-lists.ts'
import { invalid } from '#server/http/problems.ts'
import type { Db } from '#server/db/db.ts'
import type { ColumnCorrection } from '#shared/price-list/columns.ts'
import { readingPriceList, type Sheet } from '#shared/price-list/read-price-list.ts'
import { RowIndex } from '#shared/price-list/row-key.ts'
import { dearerThanHeld } from './dearer.ts'
import { priceListKnown } from './price-list-known.ts'
import { everyRowOf } from './queries.ts'
import { countsOf, matchWith } from './row-changes.ts'

/** Rows after which others have their turn. */
const SLICE = 10

type Given = { sheets: readonly Sheet[]; path: 'text' | 'file'; correction: ColumnCorrection | undefined }

/** Reads a price list beside the stored one. @throws 400 for more rows than a list may have */
export async function readBesideStored(db: Db, supplierId: number, given: Given, today: string): Promise<PriceListReading> {
  const reading = await readInSlices(given)
  const stored = await everyRowOf(db, supplierId)
  const index = new RowIndex(stored)
  const taken = new Set<string>()
  const rows = reading.rows.map((row) => {
    const found = index.find(row)
    if (!found || taken.has(found.id)) return { ...row, match: null }
    taken.add(found.id)
    return { ...row, match: matchWith(row, found) }
  })
  const counts = countsOf(
    rows.map(({ match }) => match),
    stored.length,
  )
  return { ...reading, rows, counts, dearer: await dearerThanHeld(db, supplierId, rows, today) }
}

async function readInSlices({ sheets, path, correction }: Given) {
  const steps = readingPriceList(sheets, priceListKnown, correction)
  for (let count = 1; ; count++) {
    const step = steps.next()
    if (step.done) return step.value
    if (step.value > MAX_PRICE_LIST_ROWS)
      throw invalid([{ path, message: 'This list has more than 5,000 rows of goods. Please split it into several.' }])
    if (count % SLICE === 0) await setImmediate()
  }
}
