import { setTimeout as pause } from 'node:timers/promises'
import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { Context } from '#server/context.ts'
import { AccessEnded, PostRefused, PUBLISH_SECONDS, type Published } from '#server/ports/publisher/publisher.ts'
import type { Attempt } from './attempt-queries.ts'
import { askedBy, needsConnecting } from './destination.ts'
import { outgoing } from './outgoing.ts'

type Deps = Pick<Context, 'db' | 'publisher' | 'secrets' | 'config' | 'images' | 'log' | 'now'>

/** What became of an attempt; `open` while nobody can say. */
export type Outcome =
  | { kind: 'posted'; published: Published }
  | { kind: 'refused'; reason: string; needsConnecting: boolean }
  | { kind: 'busy'; reason: string; retryAfterSeconds: number | null }
  | { kind: 'not posted' | 'unknown' | 'open' }

const LATE = Symbol('late')

/** Asks the network of an attempt to publish its post; where its answer leaves the outcome unclear, whether it has. */
export async function publishOnce(deps: Deps, attempt: Attempt): Promise<Outcome> {
  try {
    const asked = await askedBy(deps, attempt)
    const published = await inTime(attempt, asked.publish(outgoing(deps, attempt)))
    // It may still arrive, so the network is asked once it no longer can.
    return published === LATE ? { kind: 'open' } : { kind: 'posted', published }
  } catch (error) {
    const refusal = refusalIn(error, attempt)
    if (refusal) return refusal
    // Without its message, which may hold what was sent.
    deps.log.info(
      { postId: attempt.id, error: error instanceof Error ? error.name : typeof error },
      'The outcome of a social post is unclear',
    )
    const found = await findOutcome(deps, attempt)
    // What a platform is still working on is in none of its lists yet, so the last word is that of the look when its time is over.
    return found.kind === 'not posted' && attempt.network === 'live' ? { kind: 'open' } : found
  }
}

/** Asks the network what became of an attempt. */
export async function findOutcome(deps: Deps, attempt: Attempt): Promise<Outcome> {
  try {
    const asked = await askedBy(deps, attempt)
    const found = await inTime(attempt, asked.find(outgoing(deps, attempt)))
    if (found === LATE) return { kind: 'open' }
    return typeof found === 'string' ? { kind: found } : { kind: 'posted', published: found }
  } catch (error) {
    // Without access it cannot be asked any more.
    return { kind: error instanceof AccessEnded || error instanceof PostRefused ? 'unknown' : 'open' }
  }
}

const inTime = <Result>({ network }: Attempt, answer: Promise<Result>): Promise<Result | typeof LATE> => {
  // Nobody waits for it later.
  answer.catch(() => {})
  return Promise.race([answer, pause(PUBLISH_SECONDS[network] * 1000, LATE, { ref: false })])
}

function refusalIn(error: unknown, { platform }: Attempt): Outcome | null {
  const name = SOCIAL_PLATFORMS[platform]
  if (error instanceof AccessEnded) return { kind: 'refused', reason: needsConnecting(name), needsConnecting: true }
  if (!(error instanceof PostRefused)) return null
  if (error.kind === 'busy') return { kind: 'busy', reason: error.message, retryAfterSeconds: error.retryAfterSeconds }
  return { kind: 'refused', reason: error.message, needsConnecting: error.kind === 'access' }
}
