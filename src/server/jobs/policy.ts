/** Retries and timeout of a queue's jobs. */
export type JobPolicy = {
  /**
   * The largest number of attempts, including those whose process died. 1 is "at most once": a job is never started again, not even if its
   * result is unknown.
   */
  attempts: number
  /**
   * The delay before the second attempt, about doubled for each further one up to `maxSeconds`; 0 is none. A start of the application ends
   * every delay.
   */
  backoff: { firstSeconds: number; maxSeconds: number }
  /** Time after which an attempt counts as failed. */
  timeoutSeconds: number
}

/** At least once, retried for about two days. */
export const DEFAULT_POLICY: JobPolicy = { attempts: 61, backoff: { firstSeconds: 2, maxSeconds: 3600 }, timeoutSeconds: 120 }
/** For scheduled jobs, which run again anyway. */
export const SCHEDULED_POLICY: JobPolicy = { ...DEFAULT_POLICY, attempts: 3, backoff: { firstSeconds: 0, maxSeconds: 0 } }

/** Returns the seconds before the next attempt after this many: doubled each time, and spread so that not all return at once. */
export const secondsAfter = (attempts: number, { backoff: { firstSeconds, maxSeconds } }: JobPolicy): number =>
  Math.min(maxSeconds, firstSeconds * 2 ** (attempts - 1)) * (0.5 + Math.random() / 2)

/** Returns the policy as options of pg-boss. */
export const settingsOf = ({ attempts, backoff: { firstSeconds, maxSeconds }, timeoutSeconds }: JobPolicy) => ({
  retryLimit: attempts - 1,
  retryDelay: firstSeconds,
  ...(firstSeconds > 0 && { retryBackoff: true, retryDelayMax: maxSeconds }),
  expireInSeconds: timeoutSeconds,
  // A job whose process died is detected by its missing heartbeat, well within 30 s.
  heartbeatSeconds: 10,
  deleteAfterSeconds: 86_400,
})

/** The time zone of schedules. */
export const TIME_ZONE = 'Australia/Sydney'
