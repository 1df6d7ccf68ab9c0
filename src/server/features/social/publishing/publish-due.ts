import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { failureReporter } from '#server/jobs/report-failure.ts'
import { findOutcome, publishOnce, type Outcome } from './ask-network.ts'
import {
  beginAttempt,
  expireAttempts,
  failPost,
  hasPostedAutomatically,
  lockDue,
  postpone,
  takeOverAttempts,
  type Attempt,
} from './attempt-queries.ts'
import { destinationOf } from './destination.ts'
import { attemptSeconds, type PublishDeps } from './publish-post.ts'
import { settle, SOCIAL_POSTS } from './settle.ts'

/** Posts that are taken in one transaction. */
const GROUP = 10
/** Posts that are on their way at a time: slow platforms do not hold up others until there are so many of them. */
const MAX_UNDER_WAY = 40
const HOUR_MS = 3_600_000

type Ask = (deps: PublishDeps, attempt: Attempt) => Promise<Outcome>

/**
 * Registers the publishing of posts that are due, once each, and what asks for attempts whose process has died: a network is asked what
 * became of one before anything else.
 */
export function publishDuePosts(deps: PublishDeps): void {
  const reportFailure = failureReporter(deps.log)
  const underWay = new Set<Promise<unknown>>()

  function begin(attempt: Attempt, ask: Ask) {
    const publishing = ask(deps, attempt)
      .then((outcome) => settle(deps, attempt, outcome))
      .catch((error: unknown) => reportFailure('The publishing of a social post', { postId: attempt.id }, error))
      .finally(() => {
        underWay.delete(publishing)
        if (underWay.size === MAX_UNDER_WAY - GROUP) deps.jobs.wake(deps.db, SOCIAL_POSTS)
      })
    underWay.add(publishing)
  }
  /** Takes a group and begins with it. Returns whether there may be more. */
  async function takeGroup(take: (deps: PublishDeps, count: number) => Promise<{ attempts: Attempt[]; taken: number }>, ask: Ask) {
    const room = Math.min(GROUP, MAX_UNDER_WAY - underWay.size)
    if (room <= 0) return false
    const { attempts, taken } = await take(deps, room)
    for (const attempt of attempts) begin(attempt, ask)
    return taken === GROUP
  }
  async function takeDue(isStopped: () => boolean) {
    while (!isStopped() && (await takeGroup(takeAbandoned, findOutcome)));
    while (!isStopped() && (await takeGroup(takeScheduled, publishOnce)));
  }
  deps.jobs.drain(SOCIAL_POSTS, { takeDue, finished: () => Promise.all(underWay) })
}

async function takeAbandoned({ db }: PublishDeps, count: number) {
  const attempts = await takeOverAttempts(db, count, { sandbox: attemptSeconds('sandbox'), live: attemptSeconds('live') })
  return { attempts, taken: attempts.length }
}

/** Begins attempts at posts that are due; those that can go nowhere become failed, with the reason. */
const takeScheduled = (deps: PublishDeps, count: number) =>
  inTransaction(deps.db, async (tx) => {
    const due = await lockDue(tx, deps.now(), count)
    const attempts: Attempt[] = []
    for (const post of due) {
      if (post.isAutomatic && (await mustWait(tx, deps, post))) continue
      const destination = await destinationOf(tx, deps, post)
      if ('problem' in destination) await failPost(tx, post.id, destination.problem)
      else attempts.push(await beginAttempt(tx, post.id, { ...destination, seconds: attemptSeconds(destination.network) }))
    }
    return { attempts, taken: due.length }
  })

/** Posts that were written by itself may have become due together while the site did not run; still one goes out an hour. */
async function mustWait(
  tx: Db,
  { now }: PublishDeps,
  { id, supplierId, platform }: Awaited<ReturnType<typeof lockDue>>[number],
): Promise<boolean> {
  await lockSupplier(tx, supplierId)
  const time = now().getTime()
  if (!(await hasPostedAutomatically(tx, { supplierId, platform }, new Date(time - HOUR_MS)))) return false
  await postpone(tx, id, new Date(time + HOUR_MS))
  return true
}

/**
 * Has attempts asked for at once that were under way when the last process ended. Call it before the jobs start. With a database server
 * other processes may be working on them, so they are asked for when their time is over.
 */
export async function resumePosts({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> {
  if (config.databaseUrl === null) await expireAttempts(db)
}
