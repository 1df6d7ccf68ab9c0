/** Returns an amount times a fraction, half upwards, exactly: products of two amounts outgrow the numbers that floating point holds. All are 0 or more. */
export function partOf(amount: number, numerator: number, denominator: number): number {
  const twice = 2 * amount * numerator + denominator
  if (twice <= Number.MAX_SAFE_INTEGER) return Math.floor(twice / (2 * denominator))
  const [product, parts] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)]
  return Number((2n * product + parts) / (2n * parts))
}
