import { useEffect, useRef } from 'react'

/** On forms and buttons that do nothing without the page's script. */
const MARK = 'data-early'
/** On one that was pressed before the script had come. */
const PRESSED = 'data-pressed'

declare global {
  interface Window {
    /** What was pressed last of all that waits for the script; `stop` ends the listening. */
    earlyPress?: { element?: Element; stop: () => void }
  }
}

/** Remembers the last early press. It is written into the page as text, so it uses nothing from outside but the two names it is given. */
function listen(mark: string, pressed: string) {
  const onPress = (event: Event) => {
    const element = (event.target as Element).closest(`[${mark}]`)
    // A form is pressed when it is submitted, by whatever key or button.
    if (!element || (element.tagName === 'FORM') !== (event.type === 'submit')) return
    event.preventDefault()
    window.earlyPress!.element?.removeAttribute(pressed)
    window.earlyPress!.element = element
    element.setAttribute(pressed, '')
  }
  const stop = () => ['click', 'submit'].forEach((type) => removeEventListener(type, onPress, true))
  window.earlyPress = { stop }
  for (const type of ['click', 'submit']) addEventListener(type, onPress, true)
}

/** For the head of every page: a press before the script arrives is repeated as soon as it has. */
export const earlyPressScript = `(${listen})('${MARK}','${PRESSED}');`

/** Props for a form or button whose early press must not be lost. */
export function useEarlyPress<E extends HTMLFormElement | HTMLButtonElement>() {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (ref.current) repeatPress(ref.current)
  }, [])
  return { ref, [MARK]: '' }
}

function repeatPress(element: HTMLFormElement | HTMLButtonElement) {
  const early = window.earlyPress
  early?.stop()
  if (early?.element !== element) return
  delete early.element
  element.removeAttribute(PRESSED)
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}
