import { useEffect, useEffectEvent } from 'react'

/** What closes each open dialog, the one that opened last at the end. */
const open = new Set<() => void>()

/** Makes a dialog known to `closeLastDialog` while it is open. */
export function useOpenDialog(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const entry = () => close()
    open.add(entry)
    return () => void open.delete(entry)
  }, [isOpen])
}

/** Closes the dialog that opened last, as Esc in it does. Returns whether there was one. */
export function closeLastDialog(): boolean {
  const last = [...open].at(-1)
  last?.()
  return last !== undefined
}
