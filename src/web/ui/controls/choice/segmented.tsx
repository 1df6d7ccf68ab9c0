import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { rendered, type Render } from '#web/ui/rendered.ts'
import styles from './segmented.module.css'

/** A choice of two or three options in one frame, such as grid or list, or by the month or the year. Children are `Segment`s. */
export function Segmented({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className={styles.frame}>
      {children}
    </fieldset>
  )
}

type SegmentProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  /** Shown in place of the label, which is then read out only. */
  icon?: IconName
  label: string
  active: boolean
  /** A link to render; without one it is a button. */
  render?: Render
}

export function Segment({ icon, label, active, render, ...rest }: SegmentProps) {
  const content = icon ? <Icon name={icon} label={label} /> : label
  const className = classNames(styles.segment, !icon && styles.words)
  if (render) return rendered(render, { ...rest, className, 'aria-current': active, children: content })
  return (
    <button type="button" {...rest} className={className} aria-pressed={active}>
      {content}
    </button>
  )
}
