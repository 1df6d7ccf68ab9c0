import { MAX_INSTANT_ANSWERS } from '#contract/price-lists/price-list-settings.ts'
import type { Context } from '#server/context.ts'
import type { AnsweredAtOnce } from '#contract/quotes/quote-emails.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { sendEarly } from '#server/features/emails/queue/enqueue-emails.ts'
import { priceBookOf, versionOf } from '#server/features/price-lists/filling/row-queries.ts'
import { answeredFromList } from '#server/features/price-lists/settings/answered-from-list.ts'
import { settingsOf } from '#server/features/price-lists/settings/settings-queries.ts'
import { answerRequest } from '#server/features/quotes/steps/answer-request.ts'
import { quoteFrom } from '#server/features/quotes/thread/stored-quote.ts'
import { itemAt } from '#shared/item-at.ts'
import { totalsOf } from '#shared/money/totals.ts'
import type { StepDeps } from '#server/features/quotes/steps/apply-step.ts'
import { dayAt } from '#server/features/quotes/steps/time-zones.ts'
import { listedRow } from '#server/features/suppliers/queries.ts'
import { Problem } from '#server/http/problems.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import {
  answeringAtOnce,
  countInstantAnswers,
  isPlainBuyer,
  lockAnsweringList,
  lockAnswersTo,
  lockUnanswered,
  partiesOf,
} from './instant-queries.ts'
import { instantQuote } from './instant-quote.ts'

/** The queue of requests that a price list may answer. */
const QUEUE = 'answers-at-once'
/** So long the email about a request waits for what its price list does; an answer takes less than ten. */
export const ANSWER_SECONDS = 20
/** What could not be answered within a minute is left to the supplier. */
const POLICY = { attempts: 5, backoff: { firstSeconds: 1, maxSeconds: 20 } }

type Deps = StepDeps & Pick<Context, 'db'>
type SentRequest = { id: string; supplierId: number | null; lines: readonly unknown[] }

/**
 * Has requests looked at, in their transaction, whose suppliers answer from price lists. Who asks decides nothing here, so that neither a
 * response nor its time tells whether there will be an answer. Returns their ids: the emails about them wait for that.
 */
export async function enqueueAnswers(
  tx: Db,
  { jobs }: Pick<Context, 'jobs'>,
  requests: readonly SentRequest[],
): Promise<ReadonlySet<string>> {
  const asking = requests.filter(({ lines, supplierId }) => lines.length > 0 && supplierId !== null)
  if (asking.length === 0) return new Set()
  const answering = new Set(
    await answeringAtOnce(
      tx,
      asking.flatMap(({ supplierId }) => supplierId ?? []),
    ),
  )
  const ids = asking.flatMap(({ id, supplierId }) => (supplierId !== null && answering.has(supplierId) ? [id] : []))
  if (ids.length > 0) await jobs.enqueue(tx, QUEUE, ids)
  return new Set(ids)
}

/** Adds the worker that answers requests from price lists. One that is no answer is left to the supplier. */
export function workOnAnswers(deps: Deps): void {
  deps.jobs.work(
    QUEUE,
    (id) =>
      answerAtOnce(deps, id).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.status >= 500) throw error
      }),
    POLICY,
  )
}

/** Answers a request from the price list of its supplier, where all that is required of both is so, and has the supplier told of the request. */
export async function answerAtOnce(deps: Deps, id: string): Promise<void> {
  const parties = await partiesOf(deps.db, id)
  // One that a visitor has sent, and one whose supplier has left, are answered by nobody.
  if (!parties) return inTransaction(deps.db, (tx) => sendEarly(tx, deps, id))
  // Reading a list takes a while, for which nothing is locked. Its version first: rows that change meanwhile are then read again.
  const version = await versionOf(deps.db, parties.supplierId)
  const list = await priceBookOf(deps.db, parties.supplierId)
  await inTransaction(deps.db, async (tx) => {
    const answered = await answerLocked(tx, deps, id, { ...parties, read: { version, list } })
    await sendEarly(tx, deps, id, answered && { answered })
  })
}

type Asked = NonNullable<Awaited<ReturnType<typeof partiesOf>>> & {
  read: { version: number; list: Awaited<ReturnType<typeof priceBookOf>> }
}

async function answerLocked(tx: Db, deps: Deps, id: string, { supplierId, accountId, read }: Asked): Promise<AnsweredAtOnce | undefined> {
  const now = deps.now()
  await lockAnswersTo(tx, supplierId, accountId)
  const answering = await lockAnsweringList(tx, supplierId, now)
  if (!answering) return undefined
  const request = await lockUnanswered(tx, id, supplierId)
  if (!request || !(await isPlainBuyer(tx, accountId, now))) return undefined
  if ((await countInstantAnswers(tx, supplierId, accountId, daysBefore(now, 1))) >= MAX_INSTANT_ANSWERS) return undefined
  const listing = await listedRow(tx, supplierId)
  if (!listing) return undefined
  const settings = await settingsOf(tx, supplierId)
  const list = answering.version === read.version ? read.list : await priceBookOf(tx, supplierId)
  const sources = { listing, list, terms: settings.instant, today: sydneyDay(now) }
  const { prices, isAnswered } = await answeredFromList(tx, request, sources)
  if (!isAnswered) return undefined
  const quote = instantQuote(id, prices, { settings, minimumCents: listing.minimumOrderCents, today: dayAt(listing, now) })
  const after = await answerRequest(tx, deps, { id, supplierId }, quote, { accountId: null, sender: null, isInstant: true })
  const { totalCents } = totalsOf(quoteFrom(after, itemAt(after.offers, 0)))
  return { priced: prices.length, lines: request.lines.length, totalCents }
}
