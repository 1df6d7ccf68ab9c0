import { Icon } from './icon.tsx'
import { starFills } from './star-fill.ts'
import styles from './stars.module.css'

type StarsProps = {
  /** 0 to 5. */
  rating: number
  /** The rating is written beside them, so they are not read again. */
  decorative?: boolean
}

/** Five stars for a rating, read as "4.8 out of 5". */
export function Stars({ rating, decorative }: StarsProps) {
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${rating.toFixed(1)} out of 5` }
  return (
    <span className={styles.stars} {...named}>
      {starFills(rating).map((fill, index) => (
        <Icon key={index} name="star-fill" className={styles[fill]} />
      ))}
    </span>
  )
}
