import { useEffect, useState } from 'react'

/** Whether the palette is open, which Ctrl+K (Cmd+K) opens and closes where it has a place; else these keys lead to a search (search-keys.ts). */
export function usePalette(isKnown: boolean) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isKnown) return
    const onKey = (event: KeyboardEvent) => {
      const isK = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      // Other dialogs have the keys to themselves.
      const dialog = document.querySelector('[role=dialog]')
      if (!isK || event.defaultPrevented || (dialog !== null && dialog.querySelector('[data-palette]') === null)) return
      event.preventDefault()
      setOpen((wasOpen) => !wasOpen)
    }
    // Before the keys of the page, which leave alone what is prevented.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [isKnown])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
