import { sql } from 'kysely'
import type { EmailFacts } from '#contract/emails/emails.ts'
import type { Figures } from '#contract/dashboard/insights.ts'
import { benefitsOf } from '#contract/billing/plans.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { planOf } from '#server/features/plans/plan.ts'
import { figuresOf } from '#server/features/suppliers/figures-queries.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { mediansOf } from './medians.ts'
import { shownSearches } from './shown-searches.ts'
import { mondayBefore } from '#shared/time/monday-before.ts'
import { lastItem } from '#shared/item-at.ts'
import { listingsDue, noteWeek, type DueListing } from './weekly-figures-queries.ts'

const BATCH = 100
/** The searches in an email. */
const MAX_SEARCHES = 5
/** A listing to which nothing has happened for so many weeks gets no email. */
const QUIET_WEEKS = 4

type Deps = Pick<Context, 'db' | 'jobs' | 'now' | 'log'>

/** Schedules the emails with the figures of a week for Monday mornings. */
export function scheduleWeeklyFigures(deps: Deps): void {
  deps.jobs.schedule('weekly-figures', '0 7 * * 1', () => sendWeeklyFigures(deps))
}

/** Sends the figures of the last whole week, once to each listing whose plan has them. One that fails is logged and left to the next run. */
export async function sendWeeklyFigures(deps: Deps): Promise<void> {
  const week = mondayBefore(sydneyDay(deps.now()), 1)
  for (let after = 0; ;) {
    const due = await listingsDue(deps.db, { week, after, limit: BATCH })
    for (const listing of due)
      await inTransaction(deps.db, (tx) => sendTo(tx, deps, listing, week)).catch((error: unknown) =>
        deps.log.error({ err: error, supplierId: listing.id }, 'The figures of a week could not be sent'),
      )
    if (due.length < BATCH) return
    after = lastItem(due).id
  }
}

async function sendTo(tx: Db, { jobs, now }: Deps, { id, accountId }: DueListing, week: string): Promise<void> {
  if (!(await lockAccount(tx, accountId)) || !(await lockSupplier(tx, id))) return
  const plan = await planOf(tx, id, now())
  const noted = benefitsOf(plan).hasWeeklyEmail ? await noteWeek(tx, id, accountId, week) : undefined
  if (!noted || (await isQuiet(tx, id, week))) return
  const { email, businessName, category } = noted
  const today = sydneyDay(now())
  const { searches } = await shownSearches(tx, id, today)
  const facts: EmailFacts['weekly-figures'] = {
    supplier: { id, businessName },
    category,
    from: week,
    last: await figuresOfWeeks(tx, id, week, 1),
    before: await figuresOfWeeks(tx, id, mondayBefore(week, 1), 1),
    median: await mediansOf(tx, { category, period: 'week', today }),
    searches: searches.slice(0, MAX_SEARCHES),
  }
  await enqueueEmails(tx, { jobs }, [{ kind: 'weekly-figures', recipient: email, replyTo: null, facts }], { sender: null })
}

/** Returns the figures of some weeks from a Monday on. */
const figuresOfWeeks = (tx: Db, id: number, monday: string, weeks: number): Promise<Figures> =>
  figuresOf(tx, id, { first: sql<string>`${monday}::date`, last: sql<string>`${monday}::date + ${7 * weeks - 1}::integer` })

async function isQuiet(tx: Db, id: number, week: string): Promise<boolean> {
  const { views, inquiries, requests } = await figuresOfWeeks(tx, id, mondayBefore(week, QUIET_WEEKS - 1), QUIET_WEEKS)
  return views + inquiries + requests === 0
}
