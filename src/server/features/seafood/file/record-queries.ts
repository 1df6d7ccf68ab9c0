import type { Origin } from '#contract/quotes/origins.ts'
import type { Db } from '#server/db/db.ts'

/** More rows are only in the CSV. */
export const MAX_ROWS = 2000

export type FiledRow = {
  item: string
  supplierName: string
  supplierAbn: string | null
  origin: Origin | null
  from: string
  until: string | null
  /** The number of the request whose acceptance began it. */
  serial: number | null
  note: string | null
}
export type FiledRecord = { venue: string; place: string | null; rows: FiledRow[]; total: number }

/** Returns the record of an account as its file shows it, the newest rows first. */
export async function filedRecord(db: Db, { id, username }: { id: string; username: string }): Promise<FiledRecord> {
  const venue = await db
    .selectFrom('buyerVenues')
    .select(['name', 'suburb', 'state', 'postcode'])
    .where('accountId', '=', id)
    .executeTakeFirst()
  const shown = db.selectFrom('seafoodSupplies as s').where('s.accountId', '=', id).where('s.isShown', '=', true)
  const rows = await shown
    .leftJoin('quoteRequests as r', 'r.id', 's.requestId')
    .select(['s.item', 's.supplierName', 's.supplierAbn', 's.origin', 's.beginsOn as from', 's.endsOn as until', 's.note', 'r.serial'])
    .orderBy('s.beginsOn', 'desc')
    .orderBy('s.serial', 'desc')
    .limit(MAX_ROWS)
    .execute()
  const { total } = await shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const place = [venue?.suburb, venue?.state, venue?.postcode].filter(Boolean).join(' ')
  return { venue: venue?.name ?? username, place: place === '' ? null : place, rows, total }
}
