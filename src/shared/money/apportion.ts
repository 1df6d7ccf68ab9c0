/**
 * Shares whole cents among weights, which are whole and 0 or more, so that the shares add up to the cents: each is rounded down, and what is
 * left goes cent by cent to the largest remainders, of equal ones to the first. All are 0 where no weight is above 0.
 */
export function apportion(cents: number, weights: readonly number[]): number[] {
  // Products of two amounts outgrow the numbers that floating point holds.
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  const products = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const shares = products.map((product) => Number(product / whole))
  const left = cents - shares.reduce((sum, share) => sum + share, 0)
  const remainders = products.map((product, at) => ({ at, remainder: product % whole }))
  const largest = remainders.toSorted((one, other) => compare(other.remainder, one.remainder)).slice(0, left)
  const raised = new Set(largest.map(({ at }) => at))
  return shares.map((share, at) => (raised.has(at) ? share + 1 : share))
}

const compare = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0)
