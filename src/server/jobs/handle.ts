/** What a worker may know of this attempt. */
export type Attempt = {
  /** True when no other follows, should this one throw. */
  isLast: boolean
}

/** Does one job; `id` is the row that it is about. */
export type Handle = (id: string, attempt: Attempt) => Promise<void>

/** Thrown by a worker for which it is too early: the job is tried again like any other that failed, and nothing is logged. */
export class TooEarly extends Error {}
