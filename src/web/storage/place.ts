import { useEffect } from 'react'
import { requesterStored } from './requester-stored.ts'
import { useStored } from './stored.ts'

/** Label of the place that was last chosen in this browser, stored per requester; empty if there is none. */
const remembered = requesterStored<string>({
  name: 'place',
  area: () => localStorage,
  empty: '',
  isValid: (value): value is string => typeof value === 'string' && value.length <= 200,
  followsSignIn: true,
})

/** The location that was last chosen in this tab. A location that came with a shared link was not chosen. */
let chosen: string | undefined

export const useRememberedPlace = () => useStored(remembered)
export const rememberedPlace = () => remembered.get()
/** Stores the label of a known place. */
export const rememberPlace = (label: string) => void remembered.change(() => label)
/** Forgets the place, also for an address of the history at which it was chosen. */
export function forgetPlace() {
  chosen = undefined
  remembered.change(() => '')
}

export const choosePlace = (location: string) => void (chosen = location)

/** Stores the chosen location once a list has resolved it to a place. */
export function useRememberChosen(location: string | undefined, place: { label: string } | null | undefined) {
  const label = location !== undefined && location === chosen ? place?.label : undefined
  useEffect(() => {
    if (label) rememberPlace(label)
  }, [label])
}
