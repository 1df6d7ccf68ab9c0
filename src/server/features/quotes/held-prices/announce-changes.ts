import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { announcePriceChanges } from '#contract/quotes/held-prices.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { Sender } from '#server/features/emails/queue/budgets.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { repeatedFaults, type Fault } from '#server/http/faults.ts'
import { conflict, invalid, notFound } from '#server/http/problems.ts'
import { priceOn } from '#shared/held-price/held-price.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { changeEmails } from './change-emails.ts'
import { lockPrices, pricesById, replaceChanges, type PriceRow } from './price-queries.ts'
import { forSupplier } from './shown-price.ts'

type Deps = Pick<Context, 'jobs' | 'now'>
type Announcement = Input<typeof announcePriceChanges>

const TWICE = 'Please name each price once.'
const OVER = 'This day is over. Please give today or a later day.'
const THE_SAME = 'This is the price on that day already.'
const NOT_YOURS = 'This is no price that you have promised.'
const LEAVES = 'A buyer has said that it leaves one of these prices. Please take that one out.'

/**
 * Notes new prices and enqueues one email for each buyer: all of it, or nothing. What decides is read once the prices are locked.
 * @throws 400 for a day that is over, a price named twice or without a change, 404 for a price that the supplier has not promised, 409 for one
 * that its buyer leaves, 429 beyond the emails that one sender may cause
 */
export async function announceChanges(
  tx: Db,
  deps: Deps,
  { id: supplierId, changes, note }: Announcement,
  sender: Sender,
): Promise<Output<typeof announcePriceChanges>> {
  const now = deps.now()
  const today = sydneyDay(now)
  rejectFaults(faultsOf(changes, today))
  const ids = changes.map(({ priceId }) => priceId)
  await lockPrices(tx, ids)
  const before = await pricesByIdOf(tx, supplierId, changes)
  if (before.values().some(({ changes: said }) => said.at(-1)?.answer === 'leave')) throw conflict(LEAVES)
  rejectFaults(changes.flatMap((change, n) => faultOfPrice(change, before.get(change.priceId), n)))
  const rows = changes.map(({ priceId, priceCents, from }) => ({ priceId, priceCents, fromDay: from, noticedAt: now, note }))
  await replaceChanges(tx, rows)
  const after = await pricesByIdOf(tx, supplierId, changes)
  const inOrder = changes.flatMap(({ priceId }) => after.get(priceId) ?? [])
  await enqueueEmails(tx, deps, await changeEmails(tx, supplierId, inOrder, { note, today }), { sender })
  return { prices: inOrder.map((row) => forSupplier(row, today)) }
}

function faultsOf(changes: Announcement['changes'], today: string): Fault[] {
  const ids = changes.map(({ priceId }) => priceId.toLowerCase())
  const over = changes.flatMap(({ from }, n) => (from < today ? [{ path: `changes.${n}.from`, message: OVER }] : []))
  return [...repeatedFaults(ids, (n) => `changes.${n}.priceId`, TWICE), ...over]
}

function faultOfPrice({ priceCents, from }: Announcement['changes'][number], row: PriceRow | undefined, n: number): Fault[] {
  if (!row) return []
  const accepted = row.changes.map((change) => ({ ...change, noticedOn: change.from }))
  return priceOn(row, accepted, from) === priceCents ? [{ path: `changes.${n}.priceCents`, message: THE_SAME }] : []
}

function rejectFaults(faults: Fault[]): void {
  if (faults.length > 0) throw invalid(faults)
}

/** @throws 404 for a price that the supplier has not promised */
async function pricesByIdOf(tx: Db, supplierId: number, changes: Announcement['changes']): Promise<Map<string, PriceRow>> {
  const rows = await pricesById(
    tx,
    { supplierId },
    changes.map(({ priceId }) => priceId),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const named = new Map(changes.flatMap(({ priceId }) => [[priceId, byId.get(priceId.toLowerCase())] as const]))
  const missing = changes.flatMap(({ priceId }, n) => (named.get(priceId) ? [] : [{ path: `changes.${n}.priceId`, message: NOT_YOURS }]))
  if (missing.length > 0) throw notFound('One of these prices', missing)
  return new Map(named.entries().flatMap(([id, row]) => (row ? [[id, row] as const] : [])))
}
