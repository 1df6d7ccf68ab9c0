import { sql, type RawBuilder } from 'kysely'
import type { ListingEvent } from '#contract/dashboard/insights.ts'
import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { Db } from '#server/db/db.ts'
import { rowsInSteps } from '#server/http/wire/rows-in-steps.ts'
import { required } from '#shared/required.ts'

/** Rows of a file that are read at a time. */
const STEP = 500

/**
 * Every event of a listing; `key` tells those of one moment apart. Buyers are not named: their requests are in the inbox. A review that is held
 * is none until it is published, and one that was removed none any more.
 */
const eventsOf = (supplierId: number) => sql`(
  select day::timestamp at time zone 'Australia/Sydney' as at, 'views' as event, views as number, null::text as detail, '' as key
  from views_by_day where supplier_id = ${supplierId}
  union all
  select created_at, 'contact', null, null, visitor from inquiries where supplier_id = ${supplierId}
  union all
  select created_at, 'request', serial, null, id::text from quote_requests where supplier_id = ${supplierId}
  union all
  select s.at, 'step', r.serial, s.step || ' by ' || s.by, s.id::text
  from quote_requests r join quote_steps s on s.request_id = r.id where r.supplier_id = ${supplierId}
  union all
  select created_at, 'review', rating, status, id::text from reviews where supplier_id = ${supplierId} and status = 'published'
  union all
  select reply_at, 'reply', rating, null, id::text from reviews
  where supplier_id = ${supplierId} and status = 'published' and reply_at is not null
) events`

const WIRE = sql`to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, event, number, detail`

/** Returns a page of the events of a listing, the newest first, with their number. */
export async function eventPage(
  db: Db,
  supplierId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListPage<ListingEvent>> {
  const { rows: items } = await sql<ListingEvent>`select ${WIRE} from ${eventsOf(supplierId)}
    order by events.at desc, event, key limit ${limit} offset ${offset}`.execute(db)
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from ${eventsOf(supplierId)}`.execute(db)
  return { items, total: required(rows[0], 'The count of events').total }
}

type EventRow = ListingEvent & { exactly: string; key: string }

/** Yields all events of a listing, the newest first, without holding all of them. */
export const allEvents = (db: Db, supplierId: number) =>
  rowsInSteps<EventRow>(async (last) => {
    const after: RawBuilder<unknown> = last
      ? sql`where events.at < ${last.exactly}::timestamptz or (events.at = ${last.exactly}::timestamptz and (event, key) > (${last.event}, ${last.key}))`
      : sql``
    const { rows } = await sql<EventRow>`select ${WIRE}, events.at::text as exactly, key from ${eventsOf(supplierId)} ${after}
      order by events.at desc, event, key limit ${STEP}`.execute(db)
    return rows
  })
