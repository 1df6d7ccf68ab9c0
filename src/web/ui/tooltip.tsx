import { cloneElement, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactElement } from 'react'
import styles from './tooltip.module.css'

/** Pause before a pointer opens a tooltip, and how soon after another one it needs none (public-side §9). */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

let lastClosedAt = -Infinity

type TooltipProps = {
  text: string
  /** One focusable element. It keeps its own accessible name: the tooltip only describes it. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** A few words beside a control, on hover and on focus; Esc hides them, and the pointer may move onto them. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    if (!open) return
    // on the document: a pointer may have opened it while the focus is elsewhere
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [open])
  const openSoon = () => {
    const delay = performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
    pause.current = setTimeout(setOpen, delay, true)
  }
  const close = () => {
    clearTimeout(pause.current)
    if (open) lastClosedAt = performance.now()
    setOpen(false)
  }
  return (
    <span
      className={styles.around}
      onPointerEnter={(event) => event.pointerType !== 'touch' && openSoon()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {cloneElement(children, open ? { 'aria-describedby': id } : {})}
      {open && (
        <span role="tooltip" id={id} className={styles.tip}>
          {text}
        </span>
      )}
    </span>
  )
}
