import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/** Opens and closes the tabs behind More on phones: they close once one is chosen, by Esc, and when the focus or a press goes elsewhere. */
export function useMoreTabs(current: string | undefined) {
  const [isOpen, setOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(current)
  const frame = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isShown = isOpen && openedAt === current
  useEffect(() => {
    if (!isShown) return
    const close = ({ target }: PointerEvent) => target instanceof Node && !frame.current?.contains(target) && setOpen(false)
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [isShown])
  const toggle = () => {
    setOpen(!isShown)
    setOpenedAt(current)
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isShown) return
    setOpen(false)
    button.current?.focus()
  }
  const closeOnLeaving = ({ relatedTarget: next }: FocusEvent) => {
    if (next && !frame.current?.contains(next)) setOpen(false)
  }
  return {
    frame: { ref: frame, onKeyDown: closeByKey, onBlur: closeOnLeaving },
    button: { ref: button, onClick: toggle, 'aria-expanded': isShown, 'aria-controls': id },
    list: { id, 'data-open': isShown || undefined },
  } as const
}
