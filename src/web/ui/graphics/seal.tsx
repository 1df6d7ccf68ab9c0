import { Icon } from './icon.tsx'
import styles from './seal.module.css'

type SealProps = {
  children?: string
  /** Only the mark; the words are still read. */
  markOnly?: boolean
}

/** The mark of something checked: a verified supplier, a verified purchase. */
export function Seal({ children = 'Verified', markOnly }: SealProps) {
  return (
    <span className={styles.seal}>
      <Icon name="seal-check-fill" className={styles.mark} label={markOnly ? children : undefined} />
      {!markOnly && children}
    </span>
  )
}
