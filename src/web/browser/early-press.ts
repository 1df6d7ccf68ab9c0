import { useEffect, useRef } from 'react'

/** Attribute of forms and buttons that do nothing without the page's script. */
const MARK = 'data-early'
/** Attribute of the one that was pressed before the script was loaded. */
const PRESSED = 'data-pressed'

declare global {
  interface Window {
    /** The last pressed element that waits for the script, and its place among those that do; `stop` removes the listeners. */
    earlyPress?: { element?: Element; place?: number; stop: () => void }
  }
}

/** Remembers the last early press. Its source text is inlined into the page, so it uses nothing from outside but its two parameters. */
function listen(mark: string, pressed: string) {
  const onPress = (event: Event) => {
    // Only elements are clicked and submitted.
    const element = (event.target as Element).closest(`[${mark}]`)
    // A form counts as pressed when it is submitted, by key or button.
    if (!element || (element.tagName === 'FORM') !== (event.type === 'submit')) return
    event.preventDefault()
    early.element?.removeAttribute(pressed)
    early.element = element
    early.place = [...document.querySelectorAll(`[${mark}]`)].indexOf(element)
    element.setAttribute(pressed, '')
  }
  const stop = () => ['click', 'submit'].forEach((type) => removeEventListener(type, onPress, true))
  const early: NonNullable<Window['earlyPress']> = { stop }
  window.earlyPress = early
  for (const type of ['click', 'submit']) addEventListener(type, onPress, true)
}

/** The inline script for the head of every page: a press before the page's script is loaded is repeated afterwards. */
export const earlyPressScript = `(${listen})('${MARK}','${PRESSED}');`

/** Returns props for a form or button whose early press must not be lost. */
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
  if (!early?.element || !isPressed(element, early.element, early.place)) return
  delete early.element
  element.removeAttribute(PRESSED)
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}

/** Where a translator has changed the page, React renders it anew: then another element stands in the place of the one that was pressed. */
const isPressed = (element: Element, pressed: Element, place: number | undefined) =>
  pressed.isConnected
    ? pressed === element
    : pressed.tagName === element.tagName && [...document.querySelectorAll(`[${MARK}]`)].indexOf(element) === place
