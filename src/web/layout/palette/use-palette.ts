import { useEffect, useState } from 'react'

/**
 * Whether the palette is open, which Ctrl+K (Cmd+K) opens and closes where it `hasPlace`; else these keys lead to a search (search-keys.ts). They close
 * only what is in view: pressed while it goes or before it has come, they open it.
 */
export function usePalette(hasPlace: boolean) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!hasPlace) return
    const onKey = (event: KeyboardEvent) => {
      const isK = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      // Other dialogs have the keys to themselves.
      const dialog = document.querySelector('[role=dialog]')
      const isInView = dialog !== null && dialog.querySelector('[data-palette]') !== null
      if (!isK || event.defaultPrevented || (dialog !== null && !isInView)) return
      event.preventDefault()
      setOpen((wasOpen) => !(wasOpen && isInView))
    }
    // Before the keys of the page, which leave alone what is prevented.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [hasPlace])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
