import { advanceTo, dueAtOf } from './advance.ts'
import type { Life } from './life.ts'
import type { SandboxCustomer, SandboxEvent } from './objects.ts'

export type Outcome<Result> = { document: SandboxCustomer; events: SandboxEvent[]; result: Result }

/**
 * Lets happen what is due until `now`, then does something, and returns the document that comes out of it, the events to be sent, and the
 * result. The document that is given is not changed, so nothing has happened when `work` throws.
 */
export function operate<Result>(document: SandboxCustomer, now: Date, random: () => string, work: (life: Life) => Result): Outcome<Result> {
  const life: Life = { document: structuredClone(document), now: document.clock, random, events: [] }
  advanceTo(life, Math.floor(now.getTime() / 1000))
  const result = work(life)
  life.document.dueAt = dueAtOf(life.document)
  // The result may be a part of the document.
  return { document: life.document, events: life.events, result: structuredClone(result) }
}

/** How many results are kept for whoever calls again with the same key. */
const KEPT_RESULTS = 50

/** Does something once for each key; whoever comes again with it gets what the first call returned. */
export function once<Result>(key: string, work: (life: Life) => Result): (life: Life) => Result {
  return (life) => {
    const earlier = life.document.results.find((each) => each.key === key)
    // Results are kept under keys of one operation each.
    if (earlier) return earlier.result as Result
    const result = work(life)
    life.document.results = [...life.document.results, { key, result: structuredClone(result) }].slice(-KEPT_RESULTS)
    return result
  }
}
