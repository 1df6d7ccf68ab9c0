/**
 * Turns calls with one item each into calls with several: while one call is under way the next items wait, and then go as one batch.
 * All items of a batch get the same result, or the same error.
 */
export function batched<Item, Answer>(callWith: (items: Item[]) => Promise<Answer>): (item: Item) => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve()
  let waiting: Item[] = []
  let next: Promise<Answer> | null = null

  function go() {
    const items = waiting
    waiting = []
    next = null
    return callWith(items)
  }

  return (item) => {
    waiting.push(item)
    if (next) return next
    next = underWay.then(go)
    underWay = next.catch(() => {})
    return next
  }
}
