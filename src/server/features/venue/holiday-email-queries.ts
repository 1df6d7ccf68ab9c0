import type { StateCode } from '#contract/options.ts'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { dateBefore } from '#server/jobs/housekeeping.ts'

type Due = { state: StateCode; days: readonly string[]; after: string | null; limit: number }

/** Returns the accounts whose venue is in a state and was not told of all of these days, in the order of their ids. */
export const venuesToTell = async (db: Db, { state, days, after, limit }: Due): Promise<string[]> =>
  (
    await db
      .selectFrom('buyerVenues as v')
      .select('v.accountId')
      .where('v.state', '=', state)
      .where(
        ({ selectFrom, fn }) =>
          selectFrom('holidayEmails as e')
            .select(fn.countAll<number>().as('count'))
            .whereRef('e.accountId', '=', 'v.accountId')
            .where('e.day', 'in', days),
        '<',
        days.length,
      )
      .$if(after !== null, (query) => query.where('v.accountId', '>', after))
      .orderBy('v.accountId')
      .limit(limit)
      .execute()
  ).map(({ accountId }) => accountId)

/** Returns those of some days that a venue was told of. */
export const daysToldTo = async (db: Db, accountId: string, days: readonly string[]): Promise<string[]> =>
  (await db.selectFrom('holidayEmails').select('day').where('accountId', '=', accountId).where('day', 'in', days).execute()).map(
    ({ day }) => day,
  )

export const noteTold = (tx: Db, accountId: string, days: readonly string[], sentAt: Date) =>
  tx
    .insertInto('holidayEmails')
    .values(days.map((day) => ({ accountId, day, sentAt })))
    .execute()

/** Deletes what venues were told of holidays that are over for long. */
export async function deleteOldHolidayEmails(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('holidayEmails').where('day', '<', dateBefore(now, RETENTION_DAYS.holidayEmail)).execute()
}
