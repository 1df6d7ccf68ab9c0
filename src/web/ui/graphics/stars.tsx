import { starFill } from './star-fill.ts'
import styles from './stars.module.css'

type StarsProps = {
  /** 0 to 5. */
  rating: number
  /** Hides the stars from screen readers, where the rating is written beside them. */
  decorative?: boolean
  /** The accessible name, by default "4.8 out of 5". */
  label?: string | undefined
}

/** Five stars for a rating, with the accessible name. One element, since a list has very many of them. */
export function Stars({ rating, decorative, label = `${rating.toFixed(1)} out of 5` }: StarsProps) {
  const { full, half } = starFill(rating)
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <span className={styles.stars} style={{ '--full': full, '--half': half }} {...named} />
}
