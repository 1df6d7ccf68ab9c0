/** Where the lines of a chart stand: at nothing, and at three even, round steps, of which the last is no lower than the highest value. */
export function gridLines(highest: number): number[] {
  const least = Math.max(highest, 3) / 3
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 5, 10].map((round) => round * power).find((round) => round >= least)!
  return [0, step, 2 * step, 3 * step]
}
