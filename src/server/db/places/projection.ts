// Lambert's conformal conic projection, with the standard parallels of official maps of Australia. The nearest point on its plane is the
// nearest on the ground, which an index of points can find. With degrees it would not be: a degree of latitude may be one and a half times
// as long as one of longitude.

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180
const [NORTHERN, SOUTHERN, MIDDLE, MERIDIAN] = [radians(-18), radians(-36), radians(-27), radians(134)]

const slope = (latitude: number) => Math.tan(Math.PI / 4 - latitude / 2)
const CONE = Math.log(Math.cos(NORTHERN) / Math.cos(SOUTHERN)) / Math.log(slope(SOUTHERN) / slope(NORTHERN))
const radius = (latitude: number) => (EARTH_KM * Math.cos(NORTHERN) * (slope(NORTHERN) / slope(latitude)) ** CONE) / CONE

/** A point on the plane, in kilometres. */
export type PlanePoint = { x: number; y: number }

export function project(latitude: number, longitude: number): PlanePoint {
  const [distance, angle] = [radius(radians(latitude)), CONE * (radians(longitude) - MERIDIAN)]
  return { x: distance * Math.sin(angle), y: distance * Math.cos(angle) - radius(MIDDLE) }
}

/** Returns the length on the plane of one kilometre on the ground at a latitude: between 0.98 and 1.04 in Australia. */
export const scaleAt = (latitude: number): number => (CONE * radius(radians(latitude))) / (EARTH_KM * Math.cos(radians(latitude)))
