import { cloneElement, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactElement, type RefObject } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './tooltip.module.css'

/** Delay before hovering opens a tooltip, and the time after another tooltip during which there is none. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

let lastClosedAt = -Infinity

/** Closed, or what has opened it: a press keeps open what hovering or the focus has just shown, also when the pointer leaves, until the next one. */
type Opened = false | 'shown' | 'pressed'

type TooltipProps = {
  text: string
  /** Above the middle of its control, or aligned with its start. */
  align?: 'center' | 'start'
  /** A tap or click opens it as well, and the next one closes it, for a control that does nothing else. */
  onTap?: boolean
  /** One focusable element. It keeps its own accessible name: the tooltip only describes it. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** A short description of a control, shown on hover and on focus; Esc hides it, and the pointer may move onto it. */
export function Tooltip({ text, align = 'center', onTap = false, children }: TooltipProps) {
  const id = useId()
  const around = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<Opened>(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const show = () => setOpen((now) => now || 'shown')
  const openSoon = () => {
    clearTimeout(pause.current)
    const delay = performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
    pause.current = setTimeout(show, delay)
  }
  const close = () => {
    clearTimeout(pause.current)
    if (open) lastClosedAt = performance.now()
    setOpen(false)
  }
  useDismissal(around, open, close)
  const press = () => (open === 'pressed' ? close() : setOpen('pressed'))
  return (
    <span
      ref={around}
      className={styles.around}
      onPointerEnter={(event) => event.pointerType !== 'touch' && openSoon()}
      onPointerLeave={(event) => event.pointerType !== 'touch' && open !== 'pressed' && close()}
      onPointerDown={onTap ? undefined : close}
      onPointerUp={onTap ? press : undefined}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={close}
    >
      {cloneElement(children, open ? { 'aria-describedby': id } : {})}
      {open && (
        <span role="tooltip" id={id} className={classNames(styles.tip, styles[align])}>
          {text}
        </span>
      )}
    </span>
  )
}

function useDismissal(around: RefObject<HTMLElement | null>, open: Opened, close: () => void) {
  useEffect(() => {
    if (!open) return
    // on the document, since hovering may have opened it while the focus is elsewhere
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    // where tapping gives no focus, tapping elsewhere causes no blur either
    // What is pressed in a document is a node.
    const onPress = ({ target }: PointerEvent) => around.current?.contains(target as Node) || close()
    document.addEventListener('keydown', onEscape)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onEscape)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [around, open, close])
}
