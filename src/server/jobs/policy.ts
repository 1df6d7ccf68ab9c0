/** How a queue treats its jobs. */
export type JobPolicy = {
  /**
   * How often a job is begun at the most, an attempt whose process died included. 1 is "at most once": a job that was begun is never begun
   * again, not even if nobody knows how far it came.
   */
  attempts: number
  /**
   * The pause before the second attempt; each further one is about twice as long as the one before, up to `maxSeconds`. 0: no pause.
   * A start of the application ends every pause.
   */
  backoff: { firstSeconds: number; maxSeconds: number }
  /** How long an attempt may take before it counts as failed. */
  timeoutSeconds: number
}

/** At least once, for about two days. */
export const DEFAULT_POLICY: JobPolicy = { attempts: 61, backoff: { firstSeconds: 2, maxSeconds: 3600 }, timeoutSeconds: 120 }
/** For scheduled jobs, which come again anyway. */
export const SCHEDULED_POLICY: JobPolicy = { ...DEFAULT_POLICY, attempts: 3, backoff: { firstSeconds: 0, maxSeconds: 0 } }

/** Returns the same in the words of pg-boss. */
export const settingsOf = ({ attempts, backoff: { firstSeconds, maxSeconds }, timeoutSeconds }: JobPolicy) => ({
  retryLimit: attempts - 1,
  retryDelay: firstSeconds,
  ...(firstSeconds > 0 && { retryBackoff: true, retryDelayMax: maxSeconds }),
  expireInSeconds: timeoutSeconds,
  // A job whose process died is found by its missing heartbeat, well within 30 s.
  heartbeatSeconds: 10,
  deleteAfterSeconds: 86_400,
})
