import { createContext } from 'react'
import { flushSync } from 'react-dom'
import { choosePlace, forgetPlace, useRememberedPlace } from '#web/storage/place.ts'
import type { SearchValues } from '#web/features/directory/search/search-values.ts'

/** Returns the place to prefill, and `note`, which notes a location that somebody has entered or cleared and returns what was read. */
export function useEnteredPlace(values: SearchValues, remembersPlace = false) {
  const remembered = useRememberedPlace()
  const prefill = (remembersPlace && remembered) || undefined
  const note = (entered: SearchValues) => {
    // One that only stands beside another field is not chosen.
    if (entered.location === (values.location ?? prefill)) return entered
    if (entered.location) choosePlace(entered.location)
    else forgetPlace()
    return entered
  }
  return { prefill, note }
}

/** Leads to the location field of the search bar that this is in. */
export const ToLocation = createContext<() => void>(() => undefined)

/** Moves the focus to the location field of a search bar, which is unfolded before. */
export function toLocation(form: HTMLFormElement | null, unfold: () => void) {
  flushSync(unfold)
  const field = form?.elements.namedItem('location')
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  field.select()
}
