import type { CSSProperties } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './stamp.module.css'

type StampProps = {
  /** Whose first letter is stamped. */
  name: string
  /** Two CSS colours, usually litho inks; bottle and wattle without them. */
  ground?: string
  ink?: string
  /** Side in pixels. */
  size?: number
  className?: string
}

/** The square first letter of a name, where there is no picture. It is decoration: the name stands beside it. */
export function Stamp({ name, ground, ink, size = 44, className }: StampProps) {
  const style = { '--stamp-size': `${size}px`, '--stamp-ground': ground, '--stamp-ink': ink } as CSSProperties
  return (
    <span className={classNames(styles.stamp, className)} style={style} aria-hidden="true">
      {firstLetter(name)}
    </span>
  )
}

/** Upper case, and whole even where it takes two code units. */
const firstLetter = (name: string) => [...name.trim()][0]?.toLocaleUpperCase('en-AU')
