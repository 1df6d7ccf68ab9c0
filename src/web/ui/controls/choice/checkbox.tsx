import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useFieldWiring } from '#web/ui/controls/field-wiring.ts'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  /** Hides the label visually; screen readers still read it. */
  hiddenLabel?: boolean
  /** Draws a paper background around the box, for use on artwork. */
  onArtwork?: boolean
}

/** A native checkbox with a drawn box; the label is part of the click target. */
export function Checkbox({ label, hiddenLabel, onArtwork, className, ...rest }: CheckboxProps) {
  const wiring = useFieldWiring()
  return (
    <label className={classNames(styles.target, onArtwork && styles.paper, className)}>
      <input {...wiring} {...rest} type="checkbox" className={styles.input} />
      <svg className={styles.box} viewBox="0 0 22 22" aria-hidden="true">
        <path className={styles.tick} d="M5 11.5 9.2 15.5 17 7" pathLength={1} />
      </svg>
      <span className={hiddenLabel ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  )
}
