import type { QueryClient } from '@tanstack/react-query'
import type { searchBarTexts } from '#contract/site-texts/directory-texts.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { write } from '#web/api/writes/write.ts'

/** The device's time limit, and the maximum age of a cached position. */
const SEARCH: PositionOptions = { timeout: 15_000, maximumAge: 5 * 60_000 }

type LocateTexts = Pick<typeof searchBarTexts.texts, 'locateMissing' | 'locateDenied' | 'locateFailed'>

/** Rounds to a thousandth of a degree, about a hundred metres, which is enough for a suburb. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000

type Position = { latitude: number; longitude: number }

/** Asks the device where it is. */
export function ownPosition(): Promise<Position> {
  const { promise, resolve, reject } = Promise.withResolvers<GeolocationPosition>()
  // Browsers do not provide it on pages without encryption.
  if ('geolocation' in navigator) navigator.geolocation.getCurrentPosition(resolve, reject, SEARCH)
  else reject(new LocationMissing())
  return promise.then(({ coords }) => ({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }))
}

/** Returns the suburb at a position. Its failure is shown at the field. */
export const nearestTo = (client: QueryClient, position: Position) =>
  write(client, 'POST /api/places/nearest', position, { invalidates: [], failure: shownElsewhere })

export class LocationMissing extends Error {}

/** Returns why there is no position. */
export function problemOf({ locateMissing, locateDenied, locateFailed }: LocateTexts, error: unknown): string {
  if (error instanceof LocationMissing) return locateMissing
  // `ownPosition` rejects with nothing else.
  const { code, PERMISSION_DENIED } = error as GeolocationPositionError
  return code === PERMISSION_DENIED ? locateDenied : locateFailed
}
