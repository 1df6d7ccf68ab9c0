import type { searchBarTexts } from '#contract/site-texts/directory-texts.ts'

/** The device's time limit, and the maximum age of a cached position. */
const SEARCH: PositionOptions = { timeout: 15_000, maximumAge: 5 * 60_000 }

type LocateTexts = Pick<typeof searchBarTexts.texts, 'locateMissing' | 'locateDenied' | 'locateFailed'>

/** Rounds to a thousandth of a degree, about a hundred metres, which is enough for a suburb. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000

/** Asks the device where it is. */
export function ownPosition(): Promise<{ latitude: number; longitude: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<GeolocationPosition>()
  // Browsers do not provide it on pages without encryption.
  if ('geolocation' in navigator) navigator.geolocation.getCurrentPosition(resolve, reject, SEARCH)
  else reject(new LocationMissing())
  return promise.then(({ coords }) => ({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }))
}

export class LocationMissing extends Error {}

/** Returns why there is no position. */
export function problemOf({ locateMissing, locateDenied, locateFailed }: LocateTexts, error: unknown): string {
  if (error instanceof LocationMissing) return locateMissing
  // `ownPosition` rejects with nothing else.
  const { code, PERMISSION_DENIED } = error as GeolocationPositionError
  return code === PERMISSION_DENIED ? locateDenied : locateFailed
}
