import { required } from '#shared/required.ts'

/** What takes long to build: piece by piece while there is nothing else to do, or the rest of it at once for whoever cannot wait. */
export type InSlices<Value> = {
  /** Returns the value; what is not yet built of it is built now. */
  now(): Value
  /** Builds for some milliseconds; returns whether it is complete. */
  buildFor(milliseconds: number): boolean
  isBuilt(): boolean
}

/** `build` yields wherever it can be interrupted. */
export function inSlices<Value>(build: () => Generator<void, Value>): InSlices<Value> {
  let building: Generator<void, Value> | undefined
  let built: { value: Value } | undefined
  const buildUntil = (end: number) => {
    building ??= build()
    while (!built) {
      const { done, value } = building.next()
      if (done) built = { value }
      else if (performance.now() >= end) return undefined
    }
    return built
  }
  return {
    now: () => required(built ?? buildUntil(Infinity), 'What is built').value,
    buildFor: (milliseconds) => (built ?? buildUntil(performance.now() + milliseconds)) !== undefined,
    isBuilt: () => built !== undefined,
  }
}
