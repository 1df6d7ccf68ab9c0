import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { rendered, type Render } from '#web/ui/rendered.ts'
import styles from './segmented.module.css'

/** A choice of two or three options in one frame, such as grid or list. Children are `Segment`s. */
export function Segmented({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className={styles.frame}>
      {children}
    </fieldset>
  )
}

type SegmentProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  icon: IconName
  label: string
  active: boolean
  /** A link to render; without one it is a button. */
  render?: Render
}

export function Segment({ icon, label, active, render, ...rest }: SegmentProps) {
  const content = <Icon name={icon} label={label} />
  if (render) return rendered(render, { ...rest, className: styles.segment, 'aria-current': active, children: content })
  return (
    <button type="button" {...rest} className={styles.segment} aria-pressed={active}>
      {content}
    </button>
  )
}
