import first from './first-icons.svg?no-inline'
import other from './other-icons.svg?no-inline'
import { FIRST_ICONS, type IconName } from './icon-names.ts'
import styles from './icon.module.css'

type IconProps = {
  name: IconName
  /** The accessible name; without one the icon is decoration. */
  label?: string
  className?: string
}

/** An icon in the colour of the text and 1.2 times its size. All icons come from two sprites, so each path is loaded once. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg className={className ?? styles.icon} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <use href={`${firstIcons.has(name) ? first : other}#${name}`} />
    </svg>
  )
}

const firstIcons: ReadonlySet<IconName> = new Set(FIRST_ICONS)
