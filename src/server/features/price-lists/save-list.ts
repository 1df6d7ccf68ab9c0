import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/endpoint/endpoint.ts'
import {
  RESTORE_DAYS,
  type restorePriceList,
  type SavedPriceList,
  type savePriceList,
  type StoredPriceRow,
} from '#contract/price-lists/price-lists.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { checkMatch } from '#server/http/kinds/versioned-kind.ts'
import { conflict, invalid } from '#server/http/problems.ts'
import { RowIndex } from '#shared/price-list/row-key.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { dearerThanHeld } from './dearer.ts'
import { indexRangeLater } from './found/index-range.ts'
import { versionOf } from './filling/row-queries.ts'
import { everyRowOf, previousOf, replaceRows } from './queries.ts'
import { countsOf, matchWith } from './row-changes.ts'
import { confirmList } from './settings/settings-queries.ts'

export const CHANGED = 'Somebody has changed this price list meanwhile. Please load it again.'
const DAY_MS = 86_400_000

export const etagOfPriceList = (version: number): string => `"${version}"`

type Deps = Pick<Context, 'db' | 'now' | 'jobs'>
type Entered = Input<typeof savePriceList>['rows'][number]

/** Replaces a whole list, in one transaction. @throws 400 for a row that stands twice, 409 for a stale `If-Match` */
export const saveRows = (
  deps: Deps,
  { id: supplierId, rows }: Input<typeof savePriceList>,
  ifMatch: string | undefined,
): Promise<{ body: SavedPriceList; etag: string }> =>
  inTransaction(deps.db, async (tx) => {
    await lockSupplier(tx, supplierId)
    const now = deps.now()
    checkMatch(ifMatch, [etagOfPriceList(await versionOf(tx, supplierId))], CHANGED)
    const before = await everyRowOf(tx, supplierId)
    const after = joined(rows, before, now)
    const version = await replaceRows(
      tx,
      supplierId,
      after.map(({ row }) => row),
      { rows: before, at: now },
    )
    await confirmList(tx, supplierId, now)
    await indexRangeLater(tx, deps, supplierId)
    const counts = countsOf(
      after.map(({ row, was }) => was && matchWith(row, was)),
      before.length,
    )
    const dearer = await dearerThanHeld(
      tx,
      supplierId,
      after.map(({ row }) => row),
      sydneyDay(now),
    )
    return { body: { version, counts, dearer }, etag: etagOfPriceList(version) }
  })

/** Returns the rows as they are stored, each with the row that it was. @throws 400 */
function joined(
  entered: readonly Entered[],
  before: readonly StoredPriceRow[],
  now: Date,
): { row: StoredPriceRow; was: StoredPriceRow | null }[] {
  const byId = new Map(before.map((row) => [row.id, row]))
  const index = new RowIndex(before)
  const seen = new RowIndex<Entered>()
  return entered.map(({ id, isAvailable, origin, ...values }, at) => {
    if (seen.find(values)) throw invalid([{ path: `rows.${at}`, message: 'This item and pack, or this code, is in the list twice.' }])
    seen.add({ id, isAvailable, origin, ...values })
    const named = id === null ? null : (byId.get(id) ?? null)
    const found = named ?? (id === null ? index.find(values) : null)
    const was = found && byId.delete(found.id) ? found : null
    const kept = { isAvailable: isAvailable ?? was?.isAvailable ?? true, origin: origin === undefined ? (was?.origin ?? null) : origin }
    const row = { ...values, ...kept, id: was?.id ?? randomUUID() }
    return { row: { ...row, changedAt: was && isAlike(row, was) ? was.changedAt : now.toISOString() }, was }
  })
}

/** Whether nothing of a row has changed. */
export const isAlike = (row: Omit<StoredPriceRow, 'changedAt'>, was: StoredPriceRow): boolean =>
  Object.entries(row).every(([name, value]) => JSON.stringify(value) === JSON.stringify(was[name as keyof typeof row]))

/** Takes the last replacement back, once. @throws 409 where there is none, or it is too long ago */
export const restoreRows = (
  deps: Deps,
  { id: supplierId }: Input<typeof restorePriceList>,
  ifMatch: string | undefined,
): Promise<{ body: Omit<SavedPriceList, 'dearer'>; etag: string }> =>
  inTransaction(deps.db, async (tx) => {
    await lockSupplier(tx, supplierId)
    const now = deps.now()
    const { version: at = 0, previous = null, previousAt = null } = (await previousOf(tx, supplierId)) ?? {}
    checkMatch(ifMatch, [etagOfPriceList(at)], CHANGED)
    if (previous === null || previousAt === null) throw conflict('There is no earlier price list to go back to.')
    if (now.getTime() - Date.parse(previousAt) > RESTORE_DAYS * DAY_MS)
      throw conflict(`The earlier price list was replaced more than ${RESTORE_DAYS} days ago.`)
    const replaced = new Map((await everyRowOf(tx, supplierId)).map((row) => [row.id, row]))
    const matches = previous.map((row) => {
      const was = replaced.get(row.id)
      return was ? matchWith(row, was) : null
    })
    // What was replaced before rows had an origin says nothing of it.
    const rows = previous.map((row) => ({ ...row, origin: row.origin ?? null }))
    const version = await replaceRows(tx, supplierId, rows, null)
    await confirmList(tx, supplierId, now)
    await indexRangeLater(tx, deps, supplierId)
    return { body: { version, counts: countsOf(matches, replaced.size) }, etag: etagOfPriceList(version) }
  })
