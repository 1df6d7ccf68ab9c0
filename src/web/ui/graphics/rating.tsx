import { Stars } from './stars.tsx'
import styles from './rating.module.css'

type RatingProps = {
  /** 0 to 5; a decimal text such as "4.8", as in responses, is accepted. */
  rating: number | string
  reviews: number
  /** Stars first and "(128 reviews)", as on a profile; otherwise number, stars, "128 reviews", as on a card. */
  starsFirst?: boolean
  /** Other words for the number of reviews and for the stars. */
  counted?: string
  outOf?: string
}

const inReviews = (reviews: number) => `${reviews.toLocaleString('en-AU')} ${reviews === 1 ? 'review' : 'reviews'}`

/** A rating to one decimal with its stars and the number of reviews. */
export function Rating({ rating, reviews, starsFirst, counted = inReviews(reviews), outOf }: RatingProps) {
  const value = Number(rating)
  const stars = <Stars rating={value} label={outOf} />
  return (
    <span className={styles.rating}>
      {starsFirst && stars}
      <b>{value.toFixed(1)}</b>
      {!starsFirst && stars}
      <span className={styles.count}>{starsFirst ? `(${counted})` : counted}</span>
    </span>
  )
}
