import sprite from './icons.svg?no-inline'
import type { IconName } from './icon-names.ts'
import styles from './icon.module.css'

type IconProps = {
  name: IconName
  /** What it says to those who cannot see it; without one it is decoration. */
  label?: string
  className?: string
}

/** A drawn icon in the colour of the text and 1.2 times its size. One sprite serves them all, so a page pays for no path twice. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={className ?? styles.icon}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
