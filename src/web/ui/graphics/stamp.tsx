import type { CSSProperties } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './stamp.module.css'

type StampProps = {
  /** The name whose first letter is shown. */
  name: string
  /** CSS colours of background and letter, usually litho inks; by default bottle and wattle. */
  ground?: string
  ink?: string
  /** Side length in pixels. */
  size?: number
  className?: string
}

/** A square with the first letter of a name, where there is no picture. It is decoration: the name is written beside it. */
export function Stamp({ name, ground, ink, size = 44, className }: StampProps) {
  const style: CSSProperties = { '--stamp-size': `${size}px`, '--stamp-ground': ground, '--stamp-ink': ink }
  return (
    <span className={classNames(styles.stamp, className)} style={style} aria-hidden="true">
      {firstLetter(name)}
    </span>
  )
}

/** Returns the first character in upper case, not cut where it takes two code units. */
const firstLetter = (name: string) => [...name.trim()][0]?.toLocaleUpperCase('en-AU')
