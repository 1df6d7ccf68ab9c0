import { setTimeout as pause } from 'node:timers/promises'
import { askPlatform, NoReply, type PlatformReply, type PlatformRequest } from './platform-http.ts'
import { PostRefused, PostUnclear } from './publisher.ts'

/**
 * Milliseconds. Together the calls of one post, and one renewal of tokens before it, stay below what a network may take (`PUBLISH_SECONDS`):
 * nothing of an attempt may reach a platform later.
 */
export type PlatformTimes = {
  call: number
  /** For calls that send a picture. */
  upload: number
  /** For a question how far a platform is with a post, or what a post looks like. */
  look: number
  /** Between two such questions, and until the last of them. */
  poll: number
  polling: number
}
export const TIMES: PlatformTimes = { call: 8_000, upload: 16_000, look: 3_000, poll: 2_000, polling: 10_000 }

/** A refusal in our words, or `fault` where the platform failed by itself and nobody knows how far it came. */
export type Verdict = PostRefused | 'fault'

/** Returns what a call was for, or undefined where the reply does not say it. */
type Read<Result> = (reply: PlatformReply) => Result | undefined

export type PlatformCalls = {
  /** A call after which nothing is posted yet: whatever fails in it can be tried again. @throws PostRefused */
  prepare<Result>(request: PlatformRequest, read: Read<Result>, timeoutMs?: number): Promise<Result>
  /** The call that posts. @throws PostRefused, PostUnclear */
  post<Result>(request: PlatformRequest, read: Read<Result>, timeoutMs?: number): Promise<Result>
  /** A look for what is posted; null where the platform does not let us look. @throws PostUnclear */
  look<Result>(request: PlatformRequest, read: Read<Result>): Promise<Result | null>
  /** What a post that is out looks like; null where that fails, since it must not look like a failed post. */
  describe<Result>(request: PlatformRequest, read: Read<Result>): Promise<Result | null>
  /** Asks until there is something to read; null where there is not in time. @throws as `ask` does */
  poll<Result>(ask: () => Promise<Result | 'not yet'>): Promise<Result | null>
}

/** Returns the calls of a platform, whose `verdictOn` judges every reply that is no success; `sign` adds what each call has to have. */
export function platformCalls(
  name: string,
  verdictOn: (reply: PlatformReply) => Verdict,
  times: PlatformTimes,
  sign = (request: PlatformRequest) => request,
): PlatformCalls {
  const unanswered = () => new PostRefused(`${name} does not answer at the moment. Please try again later.`, 'busy')
  const unclear = () => new PostUnclear(`${name} has not said whether it has taken the post.`)
  async function attempt<Result>(request: PlatformRequest, read: Read<Result>, timeoutMs: number): Promise<Result> {
    const reply = await askPlatform(sign(request), timeoutMs)
    const result = reply.status < 300 ? read(reply) : undefined
    if (result !== undefined) return result
    const verdict = reply.status >= 500 ? 'fault' : verdictOn(reply)
    throw verdict === 'fault' ? new NoReply(true, null) : verdict
  }
  return {
    prepare: (request, read, timeoutMs = times.call) =>
      attempt(request, read, timeoutMs).catch((error: unknown) => {
        throw error instanceof NoReply ? unanswered() : error
      }),
    post: (request, read, timeoutMs = times.call) =>
      attempt(request, read, timeoutMs).catch((error: unknown) => {
        if (!(error instanceof NoReply)) throw error
        throw error.wasSent ? unclear() : unanswered()
      }),
    look: (request, read) =>
      attempt(request, read, times.call).catch((error: unknown) => {
        if (error instanceof PostRefused && error.kind !== 'busy') return null
        throw error instanceof NoReply || error instanceof PostRefused ? unclear() : error
      }),
    describe: (request, read) => attempt(request, read, times.look).catch(() => null),
    async poll(ask) {
      const until = performance.now() + times.polling
      for (;;) {
        const result = await ask()
        if (result !== 'not yet') return result
        if (performance.now() + times.poll > until) return null
        await pause(times.poll)
      }
    },
  }
}
