export type Coordinates = { latitude: number; longitude: number }

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180
const haversine = (angle: number) => Math.sin(angle / 2) ** 2

/** Returns the great-circle distance. */
export function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const [south, north] = [radians(a.latitude), radians(b.latitude)]
  const between = haversine(north - south) + Math.cos(south) * Math.cos(north) * haversine(radians(b.longitude - a.longitude))
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, between)))
}
