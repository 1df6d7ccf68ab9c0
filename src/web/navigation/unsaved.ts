import { useEffect, useState } from 'react'

/** Asks about what is unsaved, and goes on if it may be lost. */
let ask: ((goOn: () => void) => void) | undefined

/** Does what leads away from here, at once or after it was asked about what is unsaved; it may be that it is never done. */
export function onceSaved(goOn: () => void) {
  if (ask) ask(goOn)
  else goOn()
}

type Leaving = {
  /** Loses what is unsaved. */
  leave: () => void
  stay: () => void
}

/**
 * Holds back whoever would leave while something is unsaved: by a link, back and forward where the browser lets them be held, and with the
 * browser's own words who closes the window. Answers what is being decided, while it is.
 */
export function useUnsaved(isUnsaved: boolean): Leaving | undefined {
  const [onward, setOnward] = useState<() => void>()
  useEffect(() => {
    if (!isUnsaved) return
    ask = (goOn) => setOnward(() => goOn)
    const ways = new AbortController()
    addEventListener('beforeunload', (event) => event.preventDefault(), ways)
    window.navigation?.addEventListener('navigate', (event) => ask && holdBack(event, ask), ways)
    return () => {
      ask = undefined
      ways.abort()
    }
  }, [isUnsaved])
  if (!onward) return undefined
  const decided = () => setOnward(undefined)
  const leave = () => {
    ask = undefined
    decided()
    onward()
  }
  return { leave, stay: decided }
}

/** Links come by `onceSaved`; a step through the history only as an event. */
function holdBack(event: NavigateEvent, hold: (goOn: () => void) => void) {
  if (event.navigationType !== 'traverse' || !event.cancelable || event.hashChange) return
  const { key } = event.destination
  event.preventDefault()
  hold(() => window.navigation.traverseTo(key))
}
