import { sql } from 'kysely'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { ERRORS_STORED, type listErrors } from '#contract/owner/operations.ts'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** An error to store, and how often it was logged. */
export type NewError = {
  at: string
  level: string
  requestId: string | null
  route: string | null
  message: string
  details: string | null
  times: number
}

/** Inserts errors and deletes the oldest beyond the number that is stored, in one statement. */
export const insertErrors = (db: Db, errors: NewError[]) =>
  sql`
    with added as (
      insert into logged_errors (at, level, request_id, route, message, details, times)
      select at, level, "requestId", route, message, details, times
      from json_to_recordset(${JSON.stringify(errors)})
        as x (at timestamptz, level text, "requestId" text, route text, message text, details text, times int)
      returning id)
    delete from logged_errors where id <= (select min(id) from added) - ${ERRORS_STORED} + ${errors.length - 1}`.execute(db)

const matching = (db: Db, search: string | null) =>
  db
    .selectFrom('loggedErrors')
    .$if(search !== null, (query) =>
      query.where(sql<boolean>`strpos(lower(concat_ws(E'\\n', message, route, request_id, details)), lower(${search})) > 0`),
    )

const newestErrors = (db: Db, search: string | null) =>
  matching(db, search).select(['id', 'at', 'level', 'requestId', 'route', 'message', 'details', 'times']).orderBy('id', 'desc')

/** Returns a page of the errors, the last first, with their number; `search` finds a request id as well as a message. */
export async function errorPage(db: Db, { search, limit, offset }: Input<typeof listErrors>) {
  const items = await newestErrors(db, search).limit(limit).offset(offset).execute()
  const { total } = await matching(db, search)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}

/** Returns the errors that follow the one with this id in the list, the first of all for null. */
export const errorsBefore = (db: Db, search: string | null, id: number | null, count: number) =>
  newestErrors(db, search)
    .$call((query) => (id === null ? query : query.where('id', '<', id)))
    .limit(count)
    .execute()

/** Deletes errors, and notes of backups, that are too old. */
export async function deleteOldOperations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('loggedErrors').where('at', '<', daysBefore(now, RETENTION_DAYS.loggedError)).execute()
  await db.deleteFrom('backups').where('offeredAt', '<', daysBefore(now, RETENTION_DAYS.backupNote)).execute()
}
