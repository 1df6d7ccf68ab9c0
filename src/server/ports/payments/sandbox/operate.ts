import { advanceTo, dueAtOf } from './advance.ts'
import type { CustomerTimeline } from './timeline.ts'
import type { SandboxCustomer, SandboxEvent } from './objects.ts'

export type Outcome<Result> = { document: SandboxCustomer; events: SandboxEvent[]; result: Result }

/**
 * Lets happen what is due until `now`, then does something, and returns the document that comes out of it, the events to be sent, and the
 * result. The document that is given is not changed, so nothing has happened when `work` throws.
 */
export function operate<Result>(
  document: SandboxCustomer,
  now: Date,
  random: () => string,
  work: (timeline: CustomerTimeline) => Result,
): Outcome<Result> {
  const timeline: CustomerTimeline = { document: structuredClone(document), now: document.clock, random, events: [] }
  advanceTo(timeline, Math.floor(now.getTime() / 1000))
  const result = work(timeline)
  timeline.document.dueAt = dueAtOf(timeline.document)
  // The result may be a part of the document.
  return { document: timeline.document, events: timeline.events, result: structuredClone(result) }
}

/** How many results are kept for whoever calls again with the same key. */
const KEPT_RESULTS = 50

/** Does something once for each key; whoever comes again with it gets what the first call returned. */
export function once<Result>(key: string, work: (timeline: CustomerTimeline) => Result): (timeline: CustomerTimeline) => Result {
  return (timeline) => {
    const earlier = timeline.document.results.find((each) => each.key === key)
    // Results are kept under keys of one operation each.
    if (earlier) return earlier.result as Result
    const result = work(timeline)
    timeline.document.results = [...timeline.document.results, { key, result: structuredClone(result) }].slice(-KEPT_RESULTS)
    return result
  }
}
