/**
 * Turns calls about one thing each into calls about several: while one is under way the next things wait, and then go together.
 * All of them get the same answer, or the same failure.
 */
export function together<Thing, Answer>(callWith: (things: Thing[]) => Promise<Answer>): (thing: Thing) => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve()
  let waiting: Thing[] = []
  let next: Promise<Answer> | null = null

  function go() {
    const things = waiting
    waiting = []
    next = null
    return callWith(things)
  }

  return (thing) => {
    waiting.push(thing)
    if (next) return next
    next = underWay.then(go)
    underWay = next.catch(() => {})
    return next
  }
}
