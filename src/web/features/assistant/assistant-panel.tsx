import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { ALL_CATEGORIES, SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import styles from './assistant-panel.module.css'

export type AssistantPanelProps = {
  /** Called by a control or by Esc: the focus returns to the button that opened it. */
  onCollapse: () => void
  /** Called when a link is followed: the next page receives the focus. */
  onLeave: () => void
}

const GREETING = "Hi! I'm your AI supplier assistant. What are you looking for today?"

/** The expanded chat. It is not modal: the focus may leave it. */
export function AssistantPanel({ onCollapse, onLeave }: AssistantPanelProps) {
  const title = useId()
  const panel = useRef<HTMLDialogElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const collapseOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onCollapse()
  return (
    <dialog ref={panel} open aria-labelledby={title} tabIndex={-1} className={styles.panel} onKeyDown={collapseOnEscape}>
      <header className={styles.head}>
        <h2 id={title} className={styles.title}>
          AI Assistant
        </h2>
        <IconButton icon="minus" label="Minimise" onClick={onCollapse} />
        <IconButton icon="x" label="Close" onClick={onCollapse} />
      </header>
      <div className={styles.body}>
        <p className={styles.message}>{GREETING}</p>
        <p className={styles.note}>Typed answers are not switched on yet. Until then, these two find every supplier we list.</p>
        <div className={styles.ways}>
          <ButtonLink href={SUPPLIERS} icon="magnifying-glass" onClick={onLeave}>
            Browse Suppliers
          </ButtonLink>
          <ButtonLink href={ALL_CATEGORIES} icon="squares-four" variant="quiet" onClick={onLeave}>
            All categories
          </ButtonLink>
        </div>
      </div>
    </dialog>
  )
}
