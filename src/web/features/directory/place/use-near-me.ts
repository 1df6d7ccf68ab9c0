import { useEffect, useRef, type RefObject } from 'react'
import { withoutNearMe } from './near-me.ts'
import { useOwnLocation, type LocateTexts } from './use-own-location.ts'

type NearMe = {
  texts: LocateTexts
  /** The location field. */
  field: RefObject<HTMLInputElement | null>
  /** Called with the label of the suburb; `isSent` says that the search that waited for it is sent next. */
  onFound: (label: string, isSent: boolean) => void
  /** Called when a search asks for the location, so that the field with what comes of it is in view. */
  onAsk: () => void
}

const inputIn = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}

/**
 * The device's location for a location field, on a press and before a search for what is "near me" is sent: words in the field itself, or with
 * what is looked for where no location is entered. Where it was refused, the same words are sent as they are the next time; as a location
 * they are not, because they name no place.
 */
export function useNearMe({ texts, field, onFound, onAsk }: NearMe) {
  /** The text of the search that waits for the location. */
  const asked = useRef<string>(undefined)
  const own = useOwnLocation(texts, (label) => {
    const form = asked.current === undefined ? null : field.current?.form
    asked.current = undefined
    onFound(label, Boolean(form))
    if (form) sendWithout(form)
  })
  const latest = useRef({ locate: own.locate, onAsk })
  useEffect(() => void (latest.current = { locate: own.locate, onAsk }))
  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    const onSubmit = (event: SubmitEvent) => {
      const place = field.current?.value.trim() ?? ''
      const words = inputIn(form, 'search')?.value ?? ''
      const isAsking = place === '' ? withoutNearMe(words) !== null && asked.current !== words : withoutNearMe(place) === ''
      if (!isAsking) return
      // Before the search bar itself hears of it.
      event.preventDefault()
      event.stopImmediatePropagation()
      asked.current = words
      latest.current.onAsk()
      latest.current.locate()
    }
    form.addEventListener('submit', onSubmit)
    return () => form.removeEventListener('submit', onSubmit)
  }, [field])
  return own
}

/** Sends the search without the words that the place stands for now. */
function sendWithout(form: HTMLFormElement) {
  const search = inputIn(form, 'search')
  if (search) search.value = withoutNearMe(search.value) ?? search.value
  form.requestSubmit()
}
