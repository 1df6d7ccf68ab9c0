import type { ResponseOf } from '#contract/api.ts'

/** Width by height of the map (area-map.module.css). */
const ASPECT = 4 / 3
/** How much of each side stays free for names and the scale, in parts of the whole. */
const MARGIN = 0.09
/** The most names on a map, besides that of the place that is measured from. */
const MAX_NAMES = 5
/** What a letter and a line of a name take on the narrowest phone, in parts of the map's width and height. */
const LETTER = 0.024
const LINE = 0.075
const KM_PER_DEGREE = 111.2
/** Lengths that a scale may have, and how much of the width it takes at most. */
const SCALES_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const MAX_SCALE = 0.3

type Area = ResponseOf<'GET /api/places/area-map'>
type Spot = { latitude: number; longitude: number }
type Point = { x: number; y: number }
/** A name beside its dot: to the right of it, or to the left where it would leave the map. */
type Name = Point & { text: string; isLeft: boolean }

/** A map, in parts of its width and height. */
export type DrawnMap = {
  dots: (Point & { isInside: boolean })[]
  names: Name[]
  middle: Point | undefined
  /** How wide and high a kilometre is. */
  km: Point
  scale: { km: number; width: number }
}

/** Returns where everything of an area is drawn, north above; undefined where there is nothing to draw. */
export function drawnMap({ suburbs, place }: Area): DrawnMap | undefined {
  if (suburbs.length === 0) return undefined
  const on = projection([...suburbs, ...(place ? [place] : [])])
  const middle = place ? on.at(place) : undefined
  const named = [
    ...(place && middle ? [{ name: place.name, ...middle }] : []),
    ...suburbs.filter(({ isInside }) => isInside).map((suburb) => ({ name: suburb.name, ...on.at(suburb) })),
  ]
  return {
    dots: suburbs.map((suburb) => ({ ...on.at(suburb), isInside: suburb.isInside })),
    names: withoutOverlaps(named),
    middle,
    km: on.km,
    scale: scaleOf(on.km.x),
  }
}

/** Returns where places are on the map: with all of them in view and the same scale along both sides. */
function projection(spots: readonly Spot[]) {
  const [south, north] = rangeOf(spots.map(({ latitude }) => latitude))
  const [west, east] = rangeOf(spots.map(({ longitude }) => longitude))
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const across = (east - west) * narrowing * KM_PER_DEGREE
  const down = (north - south) * KM_PER_DEGREE
  // A single place is drawn as the middle of some kilometres.
  const widthKm = Math.max(across, down * ASPECT, 4) / (1 - 2 * MARGIN)
  const km = { x: 1 / widthKm, y: ASPECT / widthKm }
  const at = ({ latitude, longitude }: Spot): Point => ({
    x: 0.5 + (longitude - (west + east) / 2) * narrowing * KM_PER_DEGREE * km.x,
    y: 0.5 - (latitude - (south + north) / 2) * KM_PER_DEGREE * km.y,
  })
  return { at, km }
}

const rangeOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]

/** Returns the first names that stand on no other. */
function withoutOverlaps(named: readonly (Point & { name: string })[]): Name[] {
  const names: Name[] = []
  const boxes: { from: number; to: number; y: number }[] = []
  for (const { name, x, y } of named) {
    const width = (name.length + 2) * LETTER
    const isLeft = x + width > 1
    const [from, to] = isLeft ? [x - width, x] : [x, x + width]
    const isFree = boxes.every((box) => to < box.from || from > box.to || Math.abs(y - box.y) > LINE)
    if (from < 0 || !isFree) continue
    boxes.push({ from, to, y })
    names.push({ text: name, x, y, isLeft })
    if (names.length > MAX_NAMES) break
  }
  return names
}

function scaleOf(kmWidth: number): DrawnMap['scale'] {
  const km = SCALES_KM.findLast((length) => length * kmWidth <= MAX_SCALE) ?? 1
  return { km, width: km * kmWidth }
}
