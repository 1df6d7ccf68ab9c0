/** In shares of the chart, from its top left; false where there is none. */
export type Point = { x: number; y: number } | false

/** A line as polylines: what lies between two gaps is one. A point that stands alone goes to itself, so that it is drawn as a dot. */
export function stretchesOf(points: readonly Point[]): string[] {
  const stretches: string[][] = [[]]
  for (const point of points) {
    if (point) stretches.at(-1)!.push(`${round(point.x)},${round(point.y)}`)
    else stretches.push([])
  }
  return stretches
    .filter(({ length }) => length > 0)
    .map((stretch) => (stretch.length === 1 ? [...stretch, ...stretch] : stretch).join(' '))
}

const round = (share: number) => Math.round(share * 100) / 100
