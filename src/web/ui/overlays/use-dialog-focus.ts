import { useEffect, useRef, type RefObject } from 'react'
import { focusFirst } from './focus-first.ts'

/**
 * Moves the focus into a dialog, to what is `first`, and back: to what `after` returns, else to what opened it, or to what was to have the focus
 * where that has left the page.
 */
export function useDialogFocus(isOpen: boolean, first: RefObject<HTMLElement | null> | undefined, after?: () => HTMLElement | null) {
  const sheet = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const wanted = useWanted(isOpen, sheet)
  return {
    sheet,
    takeFocus(event: Event) {
      event.preventDefault()
      opener.current = document.activeElement
      focusFirst(sheet.current!, first?.current)
    },
    giveFocusBack(event: Event) {
      event.preventDefault()
      const next = after?.()
      if (next) next.focus()
      else if (isFocusable(opener.current)) opener.current.focus()
      else if (isFocusable(wanted.current)) wanted.current.focus({ preventScroll: true })
    },
  }
}

/** Remembers what was focused outside: Radix takes the focus back into an open dialog, also when an action is done and it is about to close. */
function useWanted(isOpen: boolean, sheet: RefObject<HTMLElement | null>) {
  const wanted = useRef<EventTarget>(null)
  useEffect(() => {
    if (!isOpen) return
    wanted.current = null
    const note = (target: EventTarget | null) => {
      if (target instanceof Node && !sheet.current?.contains(target)) wanted.current = target
    }
    const onFocusIn = ({ target }: FocusEvent) => note(target)
    // Radix may take the focus back before it has come to where it was going.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => note(relatedTarget)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
    }
  }, [isOpen, sheet])
  return wanted
}

const isFocusable = (target: EventTarget | null): target is HTMLElement => target instanceof HTMLElement && target.isConnected
