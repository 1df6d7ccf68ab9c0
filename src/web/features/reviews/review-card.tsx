import type { ReactNode } from 'react'
import { stampInk } from '#shared/pictures/artwork-options.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import { Seal } from '#web/ui/graphics/seal.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import { Stars } from '#web/ui/graphics/stars.tsx'
import { Tags } from '#web/ui/typography/tag.tsx'
import { reviewDate } from './review-date.ts'
import styles from './review-card.module.css'

type ReviewCardProps = {
  review: Review
  /** The supplier's category, which determines the stamps' colours. */
  category: string
  /** Name of the supplier, for its reply. */
  businessName: string
  actions: ReactNode
}

export function ReviewCard({ review, category, businessName, actions }: ReviewCardProps) {
  const { customerName, rating, text, createdAt, isVerified, tags, reply } = review
  const { ground, ink } = stampInk(customerName, category)
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <Stamp name={customerName} size={42} ground={`var(${ground})`} ink={`var(${ink})`} />
        <div>
          <h3 className={styles.name}>{customerName}</h3>
          {review.businessName && <p className={styles.venue}>{review.businessName}</p>}
        </div>
        <time dateTime={createdAt} className={styles.date}>
          {reviewDate(createdAt)}
        </time>
      </header>
      <div className={styles.marks}>
        <Stars rating={rating} />
        {isVerified && <Seal>Verified Purchase</Seal>}
      </div>
      <p className={styles.text}>{text}</p>
      <Tags tags={tags} />
      {reply && (
        <div className={styles.reply}>
          <p>
            <b>{businessName} replied</b> <time dateTime={reply.createdAt}>{reviewDate(reply.createdAt)}</time>
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
      {actions}
    </article>
  )
}
