import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import { type announceOrigins, type OriginChange } from '#contract/seafood/origin-changes.ts'
import { ORIGINS_SHOWN, type ChangedOrigin } from '#contract/seafood/origin-emails.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { Sender } from '#server/features/emails/queue/budgets.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { repeatedFaults } from '#server/http/faults.ts'
import { conflict, invalid, notFound } from '#server/http/problems.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { renew } from './follow-acceptance.ts'
import { lockRecord } from './queries.ts'
import * as queries from './supplied-queries.ts'
import type { SuppliedRow } from './supplied-queries.ts'

type Deps = Pick<Context, 'jobs' | 'now'>

const TWICE = 'Please name each row once.'
const OVER = 'This day is over. Please give today or a later day.'
const NOT_YOURS = 'This is no seafood that you supply.'

/** A change with the row that it is of, as it was before. */
type Announced = { change: OriginChange; row: SuppliedRow }

/**
 * Ends rows in the records of venues, begins those that follow, and enqueues one email for each venue: all of it, or nothing. What decides is
 * read once the records are locked.
 * @throws 400 for a day that is over and a row named twice, 404 for a row that the supplier does not supply, 409 for one that does not run or is
 * from there already, 429 beyond the emails that one sender may cause
 */
export async function changeOrigins(
  tx: Db,
  deps: Deps,
  { id: supplierId, changes }: Input<typeof announceOrigins>,
  sender: Sender,
): Promise<Output<typeof announceOrigins>> {
  const now = deps.now()
  const today = sydneyDay(now)
  rejectFaults(changes, today)
  await lockRecords(tx, await rowsOf(tx, { supplierId, today }, changes))
  const announced = await rowsOf(tx, { supplierId, today }, changes)
  for (const each of announced) rejectConflict(each, today)
  const supplier = await queries.supplierNow(tx, supplierId)
  const ids: string[] = []
  for (const each of announced) ids.push(await begin(tx, each, { supplier, now, today }))
  await enqueueEmails(tx, deps, await originEmails(tx, supplier, announced), { sender })
  const begun = new Map((await queries.suppliedById(tx, supplierId, today, ids)).map((row) => [row.id, queries.forSupplier(row)]))
  return { rows: ids.flatMap((id) => begun.get(id) ?? []) }
}

function rejectFaults(changes: readonly OriginChange[], today: string): void {
  const ids = changes.map(({ rowId }) => rowId.toLowerCase())
  const faults = [
    ...repeatedFaults(ids, (n) => `changes.${n}.rowId`, TWICE),
    ...changes.flatMap(({ from }, n) => (from < today ? [{ path: `changes.${n}.from`, message: OVER }] : [])),
  ]
  if (faults.length > 0) throw invalid(faults)
}

/** Returns each change with its row. @throws 404 for a row that the supplier does not supply */
async function rowsOf(tx: Db, { supplierId, today }: { supplierId: number; today: string }, changes: readonly OriginChange[]) {
  const ids = changes.map(({ rowId }) => rowId)
  const byId = new Map((await queries.suppliedById(tx, supplierId, today, ids)).map((row) => [row.id, row]))
  const announced = changes.flatMap((change): Announced[] => {
    const row = byId.get(change.rowId.toLowerCase())
    return row ? [{ change, row }] : []
  })
  const missing = changes.flatMap(({ rowId }, n) =>
    byId.has(rowId.toLowerCase()) ? [] : [{ path: `changes.${n}.rowId`, message: NOT_YOURS }],
  )
  if (missing.length > 0) throw notFound('One of these rows', missing)
  return announced
}

/** Locks the records of all venues among these, always in one order. */
async function lockRecords(tx: Db, announced: readonly Announced[]): Promise<void> {
  for (const accountId of [...new Set(announced.map(({ row }) => row.accountId))].toSorted()) await lockRecord(tx, accountId)
}

function rejectConflict({ change, row }: Announced, today: string): void {
  const { item, businessName, origin, from, until, takenOffOn } = row
  const of = `${item} for ${businessName}`
  if (until !== null && until < today) throw conflict(`${of} has ended. Please take it out.`)
  if (from > today) throw conflict(`${of} has not begun. Please change the row that runs today.`)
  if (takenOffOn !== null && takenOffOn < dayAfter(change.from, -1))
    throw conflict(`${of} is off the menu before that day. Please take it out.`)
  if (origin === change.origin) throw conflict(`${of} is from there already. Please take it out.`)
}

type Begin = { supplier: Awaited<ReturnType<typeof queries.supplierNow>>; now: Date; today: string }

/** Begins the row that follows another, in place of one that was announced before and has not begun. */
async function begin(tx: Db, { change, row }: Announced, { supplier, now, today }: Begin): Promise<string> {
  const { accountId, itemKey, item, takenOffOn } = row
  await queries.deleteToCome(tx, row, today)
  const { id } = await queries.insertAnnounced(tx, {
    accountId,
    supplierId: supplier.id,
    supplierName: supplier.businessName,
    supplierAbn: supplier.abn,
    item,
    itemKey,
    origin: change.origin,
    beginsOn: change.from,
    // What leaves the menu on a day leaves it wherever it is from.
    takenOffOn: takenOffOn !== null && takenOffOn >= change.from ? takenOffOn : null,
    followsId: row.id,
    announcedAt: now,
  })
  await renew(tx, { accountId, supplierId: supplier.id, itemKey })
  return id
}

/** Returns one email for each venue among these. */
async function originEmails(tx: Db, supplier: Begin['supplier'], announced: readonly Announced[]): Promise<NewEmail[]> {
  const byVenue = Map.groupBy(announced, ({ row }) => row.accountId)
  const addresses = await queries.addressesOf(tx, [...byVenue.keys()])
  return [...byVenue].flatMap(([accountId, ofVenue]): NewEmail[] => {
    const recipient = addresses.get(accountId)
    if (recipient === undefined) return []
    const changes = ofVenue.map(({ change, row }): ChangedOrigin => ({
      item: row.item,
      before: row.origin,
      origin: change.origin,
      from: change.from,
    }))
    const facts = {
      supplier: { id: supplier.id, businessName: supplier.businessName },
      changes: changes.slice(0, ORIGINS_SHOWN),
      count: changes.length,
    }
    return [{ kind: 'origin-change', recipient, replyTo: supplier.email, facts }]
  })
}
