import type { Input } from '#contract/endpoint/endpoint.ts'
import { MAX_OWN_SEAFOOD, type addSeafood, type changeSeafood, type SeafoodRow } from '#contract/seafood/seafood.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { conflict, invalid, notFound, unauthorised } from '#server/http/problems.ts'
import { definedOf } from '#shared/objects.ts'
import { goodsKey } from '#shared/quoted-lines/goods-key.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { renew } from './follow-acceptance.ts'
import { countOwn, deleteSupply, insertSupply, lockRecord, shownRow, supplyById, updateSupply, type StoredSupply } from './queries.ts'

const IS_FULL = `You have noted ${MAX_OWN_SEAFOOD} rows, as many as an account can have. Please remove one first.`
const NOT_OWN = 'This row is from prices that you have accepted, so it stays as proof. You can say until when it is on the menu.'
const TO_COME = 'This day is still to come. Please give today or an earlier day.'
const TOO_EARLY = 'The last day is before the first. Please give the first day or a later one.'

/** Adds a row of what is bought elsewhere. @throws 400 for a day to come, 409 for too many */
export async function addOwn(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  given: Input<typeof addSeafood>,
  accountId: string,
): Promise<SeafoodRow> {
  const { item, supplierName, origin, from, note } = given
  rejectToCome(from, now())
  if (!(await lockAccount(tx, accountId))) throw unauthorised('Please sign in.')
  if ((await countOwn(tx, accountId)) >= MAX_OWN_SEAFOOD) throw conflict(IS_FULL)
  const row = { accountId, item, itemKey: goodsKey(item), supplierName, origin, beginsOn: from, note, isOwn: true }
  return shownRow(await insertSupply(tx, row))
}

/** Changes a row, of what was accepted only its last day. @throws 400 for days that do not fit, 404 where it has gone meanwhile */
export const changeRow = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, ...change }: Input<typeof changeSeafood>,
  accountId: string,
): Promise<SeafoodRow> =>
  inTransaction(db, async (tx) => {
    await lockRecord(tx, accountId)
    const row = await supplyById.load(tx, { id })
    if (!row) throw notFound(supplyById.what)
    await (row.isOwn ? changeOwn(tx, row, change, now()) : changeAccepted(tx, row, change.until))
    const after = await supplyById.load(tx, { id })
    if (!after) throw notFound(supplyById.what)
    return shownRow(after)
  })

type Change = Omit<Input<typeof changeSeafood>, 'id'>

async function changeOwn(tx: Db, row: StoredSupply, { until = row.endsOn, item, supplierName, from, origin, note }: Change, now: Date) {
  if (from !== undefined) rejectToCome(from, now)
  rejectBefore(until, from ?? row.beginsOn)
  const named = { item, itemKey: item === undefined ? undefined : goodsKey(item), supplierName, origin, beginsOn: from, note }
  await updateSupply(tx, row.id, { ...definedOf(named), endsOn: until, takenOffOn: until })
}

async function changeAccepted(tx: Db, row: StoredSupply, until: string | null | undefined) {
  if (until === undefined) return
  rejectBefore(until, row.beginsOn)
  await updateSupply(tx, row.id, { takenOffOn: until })
  await renew(tx, row)
}

/** Removes what a buyer has noted. @throws 409 for what was accepted */
export async function removeOwn(db: Db, row: StoredSupply): Promise<void> {
  if (!row.isOwn) throw conflict(NOT_OWN)
  await deleteSupply(db, row.id)
}

function rejectToCome(from: string, now: Date): void {
  if (from > sydneyDay(now)) throw invalid([{ path: 'from', message: TO_COME }])
}
function rejectBefore(until: string | null, from: string): void {
  if (until !== null && until < from) throw invalid([{ path: 'until', message: TOO_EARLY }])
}
