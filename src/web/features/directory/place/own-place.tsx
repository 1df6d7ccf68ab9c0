import { placeTexts } from '#contract/site-texts/place-texts.ts'
import { use } from 'react'
import { forgetPlace, useRememberedPlace } from '#web/storage/place.ts'
import { useTexts } from '#web/use-site.ts'
import { PlaceLine } from './place-line.tsx'
import { ToLocation } from './use-entered-place.ts'

/** The remembered place, of a search bar that is no list's. */
export function OwnPlace() {
  const { clear } = useTexts(placeTexts)
  const toLocation = use(ToLocation)
  const forget = () => {
    forgetPlace()
    // The button goes with the place.
    toLocation()
  }
  return (
    <PlaceLine
      isKnown
      place={useRememberedPlace()}
      clear={
        <button type="button" onClick={forget}>
          {clear}
        </button>
      }
    />
  )
}
