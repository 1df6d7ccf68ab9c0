import { useEffect, useState } from 'react'

/** Asks the user about unsaved changes and calls `goOn` if they may be lost; undefined while there are none. */
let ask: ((goOn: () => void) => void) | undefined

/** Calls `goOn`, at once or after the user has agreed to lose unsaved changes; if the user stays, it is never called. */
export function confirmLeaving(goOn: () => void) {
  if (ask) ask(goOn)
  else goOn()
}

type LeaveDecision = {
  /** Discards the unsaved changes. */
  leave: () => void
  stay: () => void
}

/**
 * Guards unsaved changes: links and history traversal, where the browser lets it be cancelled, wait for a decision, and closing the window
 * shows the browser's own question. Returns the pending decision, undefined where there is none.
 */
export function useUnsaved(isUnsaved: boolean): LeaveDecision | undefined {
  const [onward, setOnward] = useState<() => void>()
  useEffect(() => {
    if (!isUnsaved) return
    ask = (goOn) => setOnward(() => goOn)
    const ways = new AbortController()
    addEventListener('beforeunload', (event) => event.preventDefault(), ways)
    window.navigation?.addEventListener('navigate', (event) => ask && interceptTraversal(event, ask), ways)
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

/** Links call `confirmLeaving`; history traversal is only known by its event. */
function interceptTraversal(event: NavigateEvent, askFirst: (goOn: () => void) => void) {
  if (event.navigationType !== 'traverse' || !event.cancelable || event.hashChange) return
  const { key } = event.destination
  event.preventDefault()
  askFirst(() => window.navigation.traverseTo(key))
}
