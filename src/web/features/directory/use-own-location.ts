import type { searchBarTexts } from '#contract/site-texts/directory-texts.ts'
import { useState } from 'react'
import { serverMessage } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/use-write.ts'

/** The device's time limit, and the maximum age of a cached position. */
const SEARCH: PositionOptions = { timeout: 15_000, maximumAge: 5 * 60_000 }

type LocateTexts = Pick<typeof searchBarTexts.texts, 'locateMissing' | 'locateDenied' | 'locateFailed'>

/** Returns `locate`, which asks the device for its position once and reports the label of the suburb there. Coordinates are not stored. */
export function useOwnLocation(texts: LocateTexts, onFound: (label: string) => void) {
  const [isSearching, setSearching] = useState(false)
  const [problem, setProblem] = useState<string>()
  const nearest = useWrite('POST /api/places/nearest', {
    invalidates: [],
    failure: (error) => setProblem(serverMessage(error)),
    onSuccess: ({ label }) => onFound(label),
  })
  const locate = async () => {
    setProblem(undefined)
    setSearching(true)
    const found = await position().catch((error: unknown) => setProblem(problemOf(texts, error)))
    if (found) await nearest.send(found)
    setSearching(false)
  }
  return { locate: () => void locate(), isLocating: isSearching, problem, forgetProblem: () => setProblem(undefined) }
}

/** Rounds to a thousandth of a degree, about a hundred metres, which is enough for a suburb. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000

function position(): Promise<{ latitude: number; longitude: number }> {
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
  // `position` rejects with nothing else.
  const { code, PERMISSION_DENIED } = error as GeolocationPositionError
  return code === PERMISSION_DENIED ? locateDenied : locateFailed
}
