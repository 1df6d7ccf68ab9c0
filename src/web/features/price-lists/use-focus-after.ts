import { useEffect, useRef, type RefObject } from 'react'

/** Returns the ref of the button that has opened a form: it has the focus again once the form is closed, as after a dialog. */
export function useFocusAfter(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
