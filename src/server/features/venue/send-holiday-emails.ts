import { STATE_CODES, type StateCode } from '#contract/options.ts'
import { MISSED_SHOWN, type HolidayEmail } from '#contract/venue/holiday-emails.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { holidayList } from '#server/features/holidays/holiday-list.ts'
import { readHolidays } from '#server/features/holidays/state-holidays.ts'
import { missedSuppliers } from '#server/features/quotes/week/missed-suppliers.ts'
import { placeOfVenue } from '#shared/contact/venue-place.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { daysToldTo, noteTold, venuesToTell } from './holiday-email-queries.ts'
import { holidaysAhead, type NamedHoliday } from './holidays-ahead.ts'
import { venueOf } from './queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'now' | 'log'>
type Matter = { state: StateCode; holidays: readonly NamedHoliday[] }

/** Venues read at a time. */
const BATCH = 100

/** Schedules the emails about public holidays for each morning. */
export function scheduleHolidayEmails(deps: Deps): void {
  deps.jobs.schedule('holiday-emails', '20 7 * * *', () => sendHolidayEmails(deps))
}

/** Tells venues of the public holidays ahead of their state, those of whose suppliers some do not come. */
export async function sendHolidayEmails(deps: Deps): Promise<void> {
  for (const state of STATE_CODES) {
    const listed = await holidayList(deps.db, state, deps.now())
    const holidays = holidaysAhead(
      listed.filter(({ isHoliday }) => isHoliday),
      sydneyDay(deps.now()),
    )
    if (holidays.length > 0) await tellVenues(deps, { state, holidays })
  }
}

/** Tells each venue in a transaction of its own. One that fails is logged and left to the next morning. */
async function tellVenues(deps: Deps, matter: Matter): Promise<void> {
  const days = matter.holidays.map(({ day }) => day)
  for (let after: string | null = null; ;) {
    const accountIds: string[] = await venuesToTell(deps.db, { state: matter.state, days, after, limit: BATCH })
    for (const accountId of accountIds)
      await inTransaction(deps.db, (tx) => tellVenue(tx, deps, accountId, matter)).catch((error: unknown) =>
        deps.log.error({ err: error, accountId }, 'A venue could not be told of a public holiday'),
      )
    const last = accountIds.at(-1)
    if (last === undefined || accountIds.length < BATCH) return
    after = last
  }
}

async function tellVenue(tx: Db, deps: Deps, accountId: string, { state, holidays }: Matter): Promise<void> {
  const account = await lockAccount(tx, accountId)
  const venue = await venueOf(tx, accountId)
  if (account?.role !== 'restaurant' || venue.state !== state) return
  const notified = await daysToldTo(
    tx,
    accountId,
    holidays.map(({ day }) => day),
  )
  const open = holidays.filter(({ day }) => !notified.includes(day))
  const missed = await missedSuppliers(tx, {
    accountId,
    venuePlace: placeOfVenue(venue),
    holidaysOf: await readHolidays(tx),
    days: open.map(({ day }) => day),
    now: deps.now(),
  })
  const days = open.flatMap(({ day, name }, at): HolidayEmail['days'] => {
    const suppliers = missed[at] ?? []
    return suppliers.length > 0 ? [{ day, name, suppliers: suppliers.slice(0, MISSED_SHOWN), count: suppliers.length }] : []
  })
  if (days.length === 0) return
  await noteTold(
    tx,
    accountId,
    days.map(({ day }) => day),
    deps.now(),
  )
  await enqueueEmails(tx, deps, [{ kind: 'public-holiday', recipient: account.email, replyTo: null, facts: { days } }], { sender: null })
}
