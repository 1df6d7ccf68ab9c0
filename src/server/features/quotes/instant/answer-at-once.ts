import { MAX_INSTANT_ANSWERS } from '#contract/price-lists/price-list-settings.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { priceBookOf, versionOf } from '#server/features/price-lists/filling/row-queries.ts'
import { answeredFromList } from '#server/features/price-lists/settings/answered-from-list.ts'
import { settingsOf } from '#server/features/price-lists/settings/settings-queries.ts'
import { answerRequest } from '#server/features/quotes/steps/answer-request.ts'
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
/** What could not be answered within a minute is left to the supplier. */
const POLICY = { attempts: 5, backoff: { firstSeconds: 1, maxSeconds: 20 } }

type Deps = StepDeps & Pick<Context, 'db'>
type SentRequest = { id: string; supplierId: number | null; lines: readonly unknown[] }

/**
 * Has requests looked at, in their transaction, whose suppliers answer from price lists. Who asks decides nothing here, so that neither a
 * response nor its time tells whether there will be an answer.
 */
export async function enqueueAnswers(tx: Db, { jobs }: Pick<Context, 'jobs'>, requests: readonly SentRequest[]): Promise<void> {
  const asking = requests.filter(({ lines, supplierId }) => lines.length > 0 && supplierId !== null)
  if (asking.length === 0) return
  const answering = new Set(
    await answeringAtOnce(
      tx,
      asking.flatMap(({ supplierId }) => supplierId ?? []),
    ),
  )
  const ids = asking.flatMap(({ id, supplierId }) => (supplierId !== null && answering.has(supplierId) ? [id] : []))
  if (ids.length > 0) await jobs.enqueue(tx, QUEUE, ids)
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

/** Answers a request from the price list of its supplier, where all that is required of both is so. */
export async function answerAtOnce(deps: Deps, id: string): Promise<void> {
  const parties = await partiesOf(deps.db, id)
  if (!parties) return
  // Reading a list takes a while, for which nothing is locked. Its version first: rows that change meanwhile are then read again.
  const version = await versionOf(deps.db, parties.supplierId)
  const list = await priceBookOf(deps.db, parties.supplierId)
  await inTransaction(deps.db, (tx) => answerLocked(tx, deps, id, { ...parties, read: { version, list } }))
}

type Asked = NonNullable<Awaited<ReturnType<typeof partiesOf>>> & {
  read: { version: number; list: Awaited<ReturnType<typeof priceBookOf>> }
}

async function answerLocked(tx: Db, deps: Deps, id: string, { supplierId, accountId, read }: Asked) {
  const now = deps.now()
  await lockAnswersTo(tx, supplierId, accountId)
  const answering = await lockAnsweringList(tx, supplierId, now)
  if (!answering) return
  const request = await lockUnanswered(tx, id, supplierId)
  if (!request || !(await isPlainBuyer(tx, accountId, now))) return
  if ((await countInstantAnswers(tx, supplierId, accountId, daysBefore(now, 1))) >= MAX_INSTANT_ANSWERS) return
  const listing = await listedRow(tx, supplierId)
  if (!listing) return
  const settings = await settingsOf(tx, supplierId)
  const list = answering.version === read.version ? read.list : await priceBookOf(tx, supplierId)
  const sources = { listing, list, terms: settings.instant, today: sydneyDay(now) }
  const { prices, isAnswered } = await answeredFromList(tx, request, sources)
  if (!isAnswered) return
  const quote = instantQuote(id, prices, { settings, minimumCents: listing.minimumOrderCents, today: dayAt(listing, now) })
  await answerRequest(tx, deps, { id, supplierId }, quote, { accountId: null, sender: null, isInstant: true })
}
