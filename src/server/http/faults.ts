/** What is wrong with a value of a body, as `invalid` names it: where it stands, and a sentence for whoever sent it. */
export type Fault = { path: string; message: string }

/** Returns a fault for each value that stands earlier as well; null is no value. */
export function repeatedFaults(values: readonly (string | null)[], pathAt: (n: number) => string, message: string): Fault[] {
  const known = new Set<string | null>()
  return values.flatMap((value, n) => {
    const isRepeated = value !== null && known.has(value)
    known.add(value)
    return isRepeated ? [{ path: pathAt(n), message }] : []
  })
}
