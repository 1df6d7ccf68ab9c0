import { useRef, useState } from 'react'
import { partsOfAddress } from '#shared/contact/address.ts'
import type { ProfileForm } from './use-profile.ts'

const PLACE = ['suburb', 'state', 'postcode'] as const
type Place = Record<(typeof PLACE)[number], string>

/** Returns the place that an address says, as the server reads it; undefined where it says none. */
function placeIn(address: string): Place | undefined {
  const { suburb, state, postcode } = partsOfAddress(address)
  return suburb || state || postcode ? { suburb: suburb ?? '', state: state ?? '', postcode: postcode ?? '' } : undefined
}

/**
 * Returns what fills suburb, state and postcode from the address as that is left, and a status that says so. What somebody has typed into
 * them stays.
 */
export function usePlaceOfAddress({ getValues, setValue, formState }: ProfileForm) {
  const { defaultValues, isSubmitted } = formState
  const filled = useRef<Partial<Place>>({})
  const [status, setStatus] = useState('')
  const fill = () => {
    const { address } = getValues()
    const place = address === defaultValues?.address ? undefined : placeIn(address)
    if (!place) return
    const open = PLACE.filter((name) => [defaultValues?.[name] ?? '', filled.current[name], place[name]].includes(getValues(name)))
    for (const name of open) setValue(name, place[name], { shouldDirty: true, shouldValidate: isSubmitted })
    filled.current = place
    if (open.length > 0)
      setStatus(
        `From the address: ${PLACE.map((name) => place[name])
          .join(' ')
          .trim()}`,
      )
  }
  return { fill, status }
}
