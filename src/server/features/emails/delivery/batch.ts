/**
 * Batches calls with one item each: while one batch is running, further items are collected and form the next batch.
 * All items of a batch get the same result or the same error.
 */
export function batched<Item, Result>(callWith: (items: Item[]) => Promise<Result>): (item: Item) => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve()
  let waiting: Item[] = []
  let next: Promise<Result> | null = null

  function runNext() {
    const items = waiting
    waiting = []
    next = null
    return callWith(items)
  }

  return (item) => {
    waiting.push(item)
    if (next) return next
    next = running.then(runNext)
    running = next.catch(() => {})
    return next
  }
}
