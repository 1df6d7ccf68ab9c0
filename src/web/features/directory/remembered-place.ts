import { useEffect } from 'react'
import type { ResolvedPlace } from '#contract/resolved-place.ts'
import { requesterStored } from '#web/storage/requester-stored.ts'
import { useStored } from '#web/storage/stored.ts'

/** Label of the place that was last chosen in this browser, stored per requester; empty if there is none. */
const remembered = requesterStored<string>({
  name: 'place',
  area: () => localStorage,
  empty: '',
  isValid: (value): value is string => typeof value === 'string' && value.length <= 200,
  followsSignIn: true,
})

export const useRememberedPlace = () => useStored(remembered)
/** Stores the label of a known place. */
export const rememberPlace = (label: string) => void remembered.change(() => label)
export const forgetPlace = () => void remembered.change(() => '')

/** The location that was last chosen in this tab. A location that came with a shared link was not chosen. */
let chosen: string | undefined

export const choosePlace = (location: string | undefined) => void (chosen = location)

/** Stores the chosen location once a list has resolved it to a place. */
export function useRememberChosen(location: string | undefined, place: Pick<ResolvedPlace, 'label'> | null | undefined) {
  const label = location !== undefined && location === chosen ? place?.label : undefined
  useEffect(() => {
    if (label) rememberPlace(label)
  }, [label])
}
