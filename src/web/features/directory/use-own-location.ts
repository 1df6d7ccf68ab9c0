import { useMutation } from '@tanstack/react-query'
import { callOverHttp, serverMessage } from '#web/api/call.ts'

/** How long a device may look for itself, and how old its answer may be. */
const SEARCH: PositionOptions = { timeout: 15_000, maximumAge: 5 * 60_000 }

/** Asks the device where it is, once, when it is told to; the answer is the label of the suburb. Coordinates are kept nowhere. */
export function useOwnLocation(onFound: (label: string) => void) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => callOverHttp('POST /api/places/nearest', await position()),
    onSuccess: ({ label }) => onFound(label),
  })
  return { locate: () => mutate(), isLocating: isPending, problem: error ? sentenceOf(error) : undefined, forgetProblem: reset }
}

/** To a thousandth of a degree, about a hundred metres: a suburb takes no more. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000

function position(): Promise<{ latitude: number; longitude: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<GeolocationPosition>()
  // Browsers leave it out of pages that came without encryption.
  if ('geolocation' in navigator) navigator.geolocation.getCurrentPosition(resolve, reject, SEARCH)
  else reject(new LocationMissing())
  return promise.then(({ coords }) => ({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }))
}

class LocationMissing extends Error {}

const INSTEAD = 'Type your suburb or postcode instead.'

function sentenceOf(error: Error) {
  if (error instanceof LocationMissing) return `This browser cannot say where you are. ${INSTEAD}`
  if (!('PERMISSION_DENIED' in error)) return serverMessage(error)
  return (error as unknown as GeolocationPositionError).code === error.PERMISSION_DENIED
    ? `Your browser did not share where you are. ${INSTEAD}`
    : `Your device could not find where it is. ${INSTEAD}`
}
