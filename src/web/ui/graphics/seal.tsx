import { classNames } from '#web/ui/class-names.ts'
import { markClass } from './mark.ts'
import styles from './seal.module.css'

type SealProps = {
  children?: string
  /** Shows only the icon, with the words as its accessible name. */
  markOnly?: boolean
}

const className = classNames(styles.seal, markClass('seal'))

/** The mark of a verified supplier or purchase. One element, since a list has very many of them. */
export function Seal({ children = 'Verified', markOnly }: SealProps) {
  const named = markOnly ? { role: 'img', 'aria-label': children } : { children }
  return <span className={className} {...named} />
}
