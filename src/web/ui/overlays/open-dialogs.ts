import { useEffect, useEffectEvent } from 'react'
import { dismissToasts } from '#web/ui/feedback/toast.ts'

/** What closes each open dialog, the one that opened last at the end. */
const open = new Set<() => void>()

/** Makes a dialog known to the functions below while it is open. A toast of before it opened goes. */
export function useOpenDialog(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const entry = () => close()
    open.add(entry)
    dismissToasts()
    return () => void open.delete(entry)
  }, [isOpen])
}

export const hasOpenDialog = (): boolean => open.size > 0

/** Closes the dialog that opened last, as Esc in it does. Returns whether there was one. */
export function closeLastDialog(): boolean {
  const last = [...open].at(-1)
  last?.()
  return last !== undefined
}
