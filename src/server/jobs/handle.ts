/** The state of an attempt at a job. */
export type Attempt = {
  /** True when no further attempt follows if this one throws. */
  isLast: boolean
}

/** Performs one job; `id` is that of the row it is about. */
export type Handle = (id: string, attempt: Attempt) => Promise<void>
