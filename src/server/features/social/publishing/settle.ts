import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import type { Outcome } from './ask-network.ts'
import { endAttempt, markNeedsConnecting, markPosted, type Attempt, type End } from './attempt-queries.ts'

/** The name of the posts that are their own jobs. */
export const SOCIAL_POSTS = 'social-posts'

/** Attempts at a scheduled post that its platform has no time for, or has lost. */
const MAX_ATTEMPTS = 4
const MINUTE = 60

/** Records what became of an attempt, once. While it is open, it is asked for again after a while. */
export async function settle({ db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>, attempt: Attempt, outcome: Outcome): Promise<void> {
  const end = endOf(attempt, outcome, now())
  if (end === null) return
  await inTransaction(db, async (tx) => {
    if (!(await endAttempt(tx, attempt, end))) return
    if (attempt.accountId !== null) await noteAtAccount(tx, attempt.accountId, outcome, now())
    if (end.status === 'scheduled' && end.waitSeconds === 0) jobs.wake(tx, SOCIAL_POSTS)
  })
}

async function noteAtAccount(tx: Db, accountId: string, outcome: Outcome, now: Date): Promise<void> {
  if (outcome.kind === 'posted') await markPosted(tx, accountId, now)
  if (outcome.kind === 'refused' && outcome.needsConnecting) await markNeedsConnecting(tx, accountId)
}

function endOf(attempt: Attempt, outcome: Outcome, now: Date): End | null {
  const name = SOCIAL_PLATFORMS[attempt.platform]
  const again = attempt.status === 'scheduled' && attempt.attempts < MAX_ATTEMPTS
  if (outcome.kind === 'posted')
    return { status: 'posted', postedAt: now, remoteId: outcome.published.remoteId, postUrl: outcome.published.url }
  if (outcome.kind === 'refused') return { status: 'failed', errorMessage: outcome.reason }
  if (outcome.kind === 'busy')
    return again
      ? { status: 'scheduled', waitSeconds: Math.max(attempt.attempts * MINUTE, outcome.retryAfterSeconds ?? 0) }
      : { status: 'failed', errorMessage: outcome.reason }
  if (outcome.kind === 'not posted')
    return again
      ? { status: 'scheduled', waitSeconds: 0 }
      : { status: 'failed', errorMessage: `${name} did not answer, and has not posted this. Please try again.` }
  const isGivenUp = outcome.kind === 'unknown' || attempt.isOld
  return isGivenUp
    ? { status: 'failed', errorMessage: `${name} does not say whether it has posted this. Please look there before you try again.` }
    : null
}
