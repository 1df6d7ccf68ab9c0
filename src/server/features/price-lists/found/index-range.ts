import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { soldItem } from '#server/features/directory/ranges/range-keys.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { deleteRange, digestOf, rangeRows, shownVersion, storeRange, type RangeEntry } from './range-queries.ts'

type Deps = Pick<Context, 'db' | 'changes'>

const RANGES = 'price-list-ranges'
/** Changes within so many seconds of each other are looked at once. */
const TOGETHER_SECONDS = 3
/** Items after which others have their turn. */
const SLICE = 20
/** Rows that are noted for each word: a result shows three. */
const MAX_ROWS_OF_WORD = 3
/** Bounds of what is kept of one list: of the largest lists, what stands last is found by its goods only. */
const MAX_WORD_ENTRIES = 5_000
const MAX_KEYS = 12_000

/** Has searches find the rows of a list as they are once the transaction commits; a private list is left alone. */
export async function indexRangeLater(tx: Db, { jobs, now }: Pick<Context, 'jobs' | 'now'>, supplierId: number): Promise<void> {
  if ((await shownVersion(tx, supplierId)) === null) return
  const round = Math.floor(now().getTime() / 1000 / TOGETHER_SECONDS)
  await jobs.enqueue(tx, RANGES, [String(supplierId)], { startAfter: TOGETHER_SECONDS, singletonKey: `${supplierId} ${round}` })
}

/** Registers what notes the rows of lists for searches. */
export function workOnRanges({ jobs, ...deps }: Deps & Pick<Context, 'jobs'>): void {
  jobs.work(RANGES, (id) => indexRange(deps, Number(id)))
}

/** Has no search find a list any more. Call it with the listing locked. */
export const hideRange = deleteRange

/** Notes the rows of a list for searches; of a private one nothing. */
export async function indexRange({ db, changes }: Deps, supplierId: number): Promise<void> {
  for (;;) {
    const version = await shownVersion(db, supplierId)
    const range = await readRange(version === null ? [] : await rangeRows(db, supplierId))
    const isDone = await inTransaction(db, async (tx) => {
      await lockSupplier(tx, supplierId)
      // Somebody has changed or hidden it meanwhile.
      if ((await shownVersion(tx, supplierId)) !== version) return false
      if (version === null) await deleteRange(tx, supplierId)
      else if ((await digestOf(tx, supplierId)) !== range.digest) await storeRange(tx, supplierId, range)
      await changes.publish(tx)
      return true
    })
    if (isDone) return
  }
}

/** Notes the rows of a list that nobody else knows yet. */
export async function noteRange(tx: Db, supplierId: number): Promise<void> {
  if ((await shownVersion(tx, supplierId)) !== null) await storeRange(tx, supplierId, await readRange(await rangeRows(tx, supplierId)))
}

/** Reads rows as searches find them, piece by piece. */
async function readRange(rows: readonly { id: string; item: string; position: number }[]) {
  const keys = { goods: new Set<string>(), word: new Set<string>(), both: new Set<string>() }
  const words = new Map<string, number>()
  const entries: RangeEntry[] = []
  let wordEntries = 0
  for (const [at, { id: rowId, item, position }] of rows.entries()) {
    const sold = soldItem(item)
    for (const key of sold.goodsKeys) keys.goods.add(key)
    for (const key of sold.wordKeys) keys.word.add(key)
    for (const key of sold.bothKeys) keys.both.add(key)
    entries.push(...sold.goodsPaths.map((path) => ({ path, position, rowId })))
    for (const path of new Set(sold.wordPaths)) {
      const known = words.get(path) ?? 0
      if (known >= MAX_ROWS_OF_WORD || wordEntries >= MAX_WORD_ENTRIES) continue
      words.set(path, known + 1)
      wordEntries++
      entries.push({ path, position, rowId })
    }
    if (at % SLICE === SLICE - 1) await setImmediate()
  }
  const all = [...new Set([...keys.goods, ...keys.word, ...keys.both])].slice(0, MAX_KEYS)
  const digest = createHash('sha256')
    .update(JSON.stringify([all, entries]))
    .digest('base64url')
  return { keys: all, entries, digest }
}
