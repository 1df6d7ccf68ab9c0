import { starFill } from './star-fill.ts'
import styles from './stars.module.css'

type StarsProps = {
  /** 0 to 5. */
  rating: number
  /** Hides the stars from screen readers, where the rating is written beside them. */
  decorative?: boolean
}

/** Five stars for a rating, with the accessible name "4.8 out of 5". One element, since a list has very many of them. */
export function Stars({ rating, decorative }: StarsProps) {
  const { full, half } = starFill(rating)
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${rating.toFixed(1)} out of 5` }
  return <span className={styles.stars} style={{ '--full': full, '--half': half }} {...named} />
}
