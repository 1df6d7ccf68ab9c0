import { Icon } from './icon.tsx'
import styles from './seal.module.css'

type SealProps = {
  children?: string
  /** Shows only the icon, with the words as its accessible name. */
  markOnly?: boolean
}

/** The mark of a verified supplier or purchase. */
export function Seal({ children = 'Verified', markOnly }: SealProps) {
  return (
    <span className={styles.seal}>
      <Icon name="seal-check-fill" className={styles.mark} label={markOnly ? children : undefined} />
      {!markOnly && children}
    </span>
  )
}
