import { useEffect } from 'react'
import type { ResolvedPlace } from '#contract/resolved-place.ts'
import { requesterStored } from '#web/storage/requester-stored.ts'
import { useStored } from '#web/storage/stored.ts'

/** The place that was chosen last in this browser, by its label; an empty text where there is none. It belongs to the account, or to nobody. */
const remembered = requesterStored<string>({
  name: 'place',
  area: () => localStorage,
  empty: '',
  isValid: (value): value is string => typeof value === 'string' && value.length <= 200,
  followsSignIn: true,
})

export const useRememberedPlace = () => useStored(remembered)
/** Remembers what is known to be a place, by its label. */
export const rememberPlace = (label: string) => void remembered.change(() => label)
export const forgetPlace = () => void remembered.change(() => '')

/** The location that was chosen in this tab last. One that only stands in an address that somebody was sent is nobody's choice. */
let chosen: string | undefined

export const choosePlace = (location: string | undefined) => void (chosen = location)

/** Remembers the chosen location as soon as a list shows that it is a place. */
export function useRememberChosen(location: string | undefined, place: ResolvedPlace | null | undefined) {
  const label = location !== undefined && location === chosen ? place?.label : undefined
  useEffect(() => {
    if (label) rememberPlace(label)
  }, [label])
}
